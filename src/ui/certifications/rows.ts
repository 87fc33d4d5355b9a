import type { Certification, CertificationType } from '../../domain/certifications/nouns.ts'
import { foldedForSearch } from '../../domain/kernel/searchText.ts'
import { arranged } from '../kit/table/arranged.ts'
import type { Column } from '../kit/table/columns.ts'
import type { TableState } from '../kit/table/state.ts'
import { type ShownCertification, shownAs, shownNames } from './StandingBadge.tsx'

/** A certification as the list shows it. */
export interface CertificationRow {
  readonly certification: Certification
  readonly shown: ShownCertification
  readonly isOfArchivedType: boolean
}

/** What the list can be narrowed to; those of archived types are in no other choice (§ 4). */
export const choices = ['expired', 'expiringSoon', 'current', 'submitted', 'declined', 'archived'] as const
export type RowChoice = (typeof choices)[number]

export const choiceNames: Record<RowChoice, string> = {
  expired: shownNames.expired,
  expiringSoon: shownNames.expiringSoon,
  current: shownNames.current,
  submitted: shownNames.submitted,
  declined: shownNames.declined,
  archived: 'Of archived types',
}

export const rowsOf = (
  certifications: ReadonlyArray<Certification>,
  types: ReadonlyArray<CertificationType>,
  now: number,
): ReadonlyArray<CertificationRow> => {
  const archived = new Set(types.filter(({ isDeleted }) => isDeleted).map(({ id }) => id))
  return certifications
    .filter(({ isDeleted, isRenewed }) => !isDeleted && !isRenewed)
    .map((certification) => ({
      certification,
      shown: shownAs(certification, now),
      isOfArchivedType: archived.has(certification.certificationTypeId),
    }))
}

const isChosen = ({ shown, isOfArchivedType }: CertificationRow, choice: string | undefined): boolean => {
  if (choice === 'archived') return isOfArchivedType
  return !isOfArchivedType && (choice === undefined || shown === choice)
}

export const countOf = (rows: ReadonlyArray<CertificationRow>, choice: RowChoice): number =>
  rows.reduce((sum, row) => sum + Number(isChosen(row, choice)), 0)

/** Searched by person and type, narrowed, and in the order asked for. */
export const listed = (
  rows: ReadonlyArray<CertificationRow>,
  columns: ReadonlyArray<Column<CertificationRow>>,
  { search, filters: { standing, ...filters }, sort }: TableState,
): ReadonlyArray<CertificationRow> => {
  const wanted = foldedForSearch(search.trim())
  const found = rows.filter(
    (row) =>
      isChosen(row, standing?.[0]) &&
      (wanted === '' ||
        foldedForSearch(`${row.certification.employeeName} ${row.certification.typeName}`).includes(wanted)),
  )
  return arranged(found, columns, { filters, sort })
}
