/**
 * The evidence pack (ours): what proves, to somebody outside, who was bound by which text and who has agreed to it, now or
 * as at the end of a day. It exists twice, as rows for a machine and as pages for a person, and the hash of the rows stands
 * in both, so that one proves the other.
 */
import { withinFileName } from '../kernel/fileNames.ts'
import { asDecided, writtenDay, writtenMoment } from '../kernel/locale.ts'
import type { Locale } from '../kernel/nouns.ts'
import { byText } from '../kernel/order.ts'
import type { DutyStatus, PolicyVersionSummary } from './nouns.ts'

/** A version, and whether what is stored today still has the hash it was published with. */
interface ProvedVersion
  extends Pick<
    PolicyVersionSummary,
    'versionNo' | 'title' | 'sha256' | 'isSubstantive' | 'changeNote' | 'publishedUtc' | 'publishedBy'
  > {
  /** Null for a text. */
  readonly fileName: string | null
  readonly isIntact: boolean
}

interface ProvedDuty {
  /** The person in a pack about a policy, the policy in a pack about a person. */
  readonly name: string
  /** Of the person in a pack about a policy: what tells them from another of their name. */
  readonly identification: string
  readonly department: string | null
  readonly standing: DutyStatus
  readonly versionNo: number
  readonly agreedVersionNo: number | null
  readonly agreementDateUtc: string | null
  readonly dueUtc: string | null
}

/** One agreement as it was given: to the text of that hash. */
interface ProvedAgreement {
  readonly name: string
  readonly identification: string
  readonly versionNo: number
  readonly agreementDateUtc: string
  readonly sha256: string
}

export interface Evidence {
  readonly kind: 'policy' | 'person'
  /** Of the policy, or the name of the person. */
  readonly title: string
  readonly clientName: string
  readonly timeZone: string
  /** Of the person who asked for it. Its times are the client’s all the same: it is the client’s paper. */
  readonly locale: Locale
  readonly madeUtc: string
  readonly madeBy: string
  /** The day as at whose end it is told; null for now. */
  readonly asAt: string | null
  readonly facts: ReadonlyArray<readonly [label: string, value: string]>
  readonly versions: ReadonlyArray<ProvedVersion>
  readonly duties: ReadonlyArray<ProvedDuty>
  readonly agreements: ReadonlyArray<ProvedAgreement>
}

export const dutyStatusWords: Readonly<Record<DutyStatus, string>> = {
  agreed: 'Agreed',
  owed: 'Not yet agreed',
  outdated: 'Agreed to an earlier version',
  late: 'Overdue',
}

export const registerHeaders = [
  'record',
  'name',
  'number or email',
  'department',
  'standing',
  'version',
  'agreed version',
  'instant (UTC)',
  'instant (local)',
  'due (UTC)',
  'sha256',
  'note',
] as const

/**
 * What it is about, so that the hash is of this policy or person and of no other; then one row for each version, each
 * person or policy, and each agreement that was ever given.
 */
export const registerRows = (evidence: Evidence): ReadonlyArray<ReadonlyArray<string>> => [
  ...[[evidence.kind === 'policy' ? 'Policy' : 'Person', evidence.title] as const, ...evidence.facts].map(
    ([label, value]) => ['fact', label, ...registerHeaders.slice(3).map(() => ''), value],
  ),
  ...evidence.versions.map((version) => [
    'version',
    version.title,
    '',
    '',
    version.isIntact ? 'Intact' : 'Differs from published',
    String(version.versionNo),
    '',
    version.publishedUtc,
    localTime(evidence, version.publishedUtc),
    '',
    version.sha256,
    [version.isSubstantive ? 'Change of content' : 'Correction', version.changeNote, version.fileName ?? '']
      .filter((part) => part !== '')
      .join(': '),
  ]),
  ...evidence.duties.map((one) => [
    'standing',
    one.name,
    one.identification,
    one.department ?? '',
    dutyStatusWords[one.standing],
    String(one.versionNo),
    one.agreedVersionNo === null ? '' : String(one.agreedVersionNo),
    one.agreementDateUtc ?? '',
    localTime(evidence, one.agreementDateUtc),
    one.dueUtc ?? '',
    '',
    '',
  ]),
  ...evidence.agreements.map((one) => [
    'agreement',
    one.name,
    one.identification,
    '',
    '',
    String(one.versionNo),
    String(one.versionNo),
    one.agreementDateUtc,
    localTime(evidence, one.agreementDateUtc),
    '',
    one.sha256,
    '',
  ]),
]

/** People and policies as a person looks for them: Test 2 before Test 10, and two of one name by what tells them apart. */
export const byName = (one: Named, other: Named): number =>
  byText(one.name, other.name) || byText(one.identification, other.identification)

type Named = Pick<ProvedDuty, 'name' | 'identification'>

export const localTime = (
  { timeZone, locale }: Pick<Evidence, 'timeZone' | 'locale'>,
  instant: string | null,
): string => (instant === null ? '' : writtenMoment(asDecided(locale), timeZone, Date.parse(instant)))

export const evidenceTitle = ({ kind, title }: Pick<Evidence, 'kind' | 'title'>): string =>
  kind === 'policy' ? `Evidence: ${title}` : `Policy evidence: ${title}`

export const evidenceMoment = (evidence: Evidence): string =>
  evidence.asAt === null
    ? `As at ${localTime(evidence, evidence.madeUtc)}`
    : `As at the end of ${writtenDay(evidence.locale, evidence.asAt)}`

/** As files are called: without what no system allows in a name. */
export const evidenceFileName = (title: string, day: string, format: 'pdf' | 'csv'): string =>
  `evidence ${withinFileName(title)} ${day}.${format}`
