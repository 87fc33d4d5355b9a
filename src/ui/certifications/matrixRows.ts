import { policyAt, policyLetters, requirementAt, requirementLetters } from '../../domain/certifications/matrix.ts'
import type { CertificationMatrix, ComplianceItem } from '../../domain/certifications/nouns.ts'
import { complianceNames } from '../../domain/certifications/wording.ts'
import { foldedForSearch } from '../../domain/kernel/searchText.ts'

type ComplianceStatus = ComplianceItem['standing']

/** Somebody of the matrix. What they hold stays in its letters: ten thousand people are searched and sorted by them. */
export interface MatrixRow {
  readonly person: CertificationMatrix['people'][number]
  readonly gaps: number
}

/** Half of the matrix, or the whole of it. */
export type Part = 'certifications' | 'policies'

export const rowsOf = ({ people }: CertificationMatrix, part: Part | undefined): ReadonlyArray<MatrixRow> =>
  people.map((person) => ({
    person,
    gaps:
      (part === 'policies' ? 0 : countIn(person.certifications, certificationGaps)) +
      (part === 'certifications' ? 0 : countIn(person.policies, policyGaps)),
  }))

/** What is missing or expired, and what is late: what somebody has to see to today. */
const certificationGaps = [requirementLetters.missing, requirementLetters.expired]
const policyGaps = [policyLetters.late]

const countIn = (letters: string, wanted: ReadonlyArray<string>): number => {
  let count = 0
  for (const letter of letters) if (wanted.includes(letter)) count += 1
  return count
}

/** For each certification, or policy, in the order of the matrix: how many people have a gap there. */
export const gapsAt = (people: CertificationMatrix['people'], part: Part): ReadonlyArray<number> => {
  const wanted = part === 'policies' ? policyGaps : certificationGaps
  const counts: number[] = []
  for (const person of people) {
    const letters = person[part]
    for (let at = 0; at < letters.length; at += 1)
      counts[at] = (counts[at] ?? 0) + (wanted.includes(letters[at] ?? '') ? 1 : 0)
  }
  return counts
}

/** People with the most to see to stand first, unless another order is asked for. */
export const byGaps = (rows: ReadonlyArray<MatrixRow>): ReadonlyArray<MatrixRow> =>
  rows.toSorted((one, other) => other.gaps - one.gaps)

export const found = (rows: ReadonlyArray<MatrixRow>, search: string, onlyGaps: boolean): ReadonlyArray<MatrixRow> => {
  const wanted = foldedForSearch(search.trim())
  return rows.filter(
    ({ person: { fullName, department }, gaps }) =>
      (!onlyGaps || gaps > 0) && (wanted === '' || foldedForSearch(`${fullName} ${department ?? ''}`).includes(wanted)),
  )
}

const worstFirst: ReadonlyArray<ComplianceStatus> = [
  'missing',
  'expired',
  'late',
  'submitted',
  'outdated',
  'owed',
  'expiringSoon',
  'current',
  'agreed',
]

export const rankOf = (status: ComplianceStatus | undefined): number | null =>
  status === undefined ? null : worstFirst.indexOf(status)

/** Which are said only of somebody with nothing else. */
const fine: ReadonlyArray<ComplianceStatus> = ['current', 'agreed']

/** "2 missing, 1 expired"; what a narrow screen, which has little room, says instead of the cells. */
export const inWords = ({ person }: MatrixRow): string => {
  const statuses = [
    ...Array.from(person.certifications, (_, at) => requirementAt(person, at)),
    ...Array.from(person.policies, (_, at) => policyAt(person, at)),
  ]
  const countedOf = (wanted: ReadonlyArray<ComplianceStatus>) =>
    wanted.flatMap((status) => {
      const count = statuses.filter((one) => one === status).length
      return count === 0 ? [] : [`${count} ${complianceNames[status].toLowerCase()}`]
    })
  const open = countedOf(worstFirst.filter((status) => !fine.includes(status)))
  const counted = open.length === 0 ? countedOf(fine) : open
  return counted.length === 0 ? 'Nothing required' : counted.join(', ')
}
