import { zoneName } from '../../../domain/kernel/zones.ts'
import {
  dutyStatusWords,
  type Evidence,
  evidenceMoment,
  evidenceTitle,
  localTime,
} from '../../../domain/policies/evidence.ts'
import { isolated, type Paper, type Part, plain } from '../../paper/paper.ts'

/** The pack for a person. It names the hash of the pack for a machine, made of the same facts in the same moment. */
export const evidencePaper = (evidence: Evidence, registerSha256: string, logo: Uint8Array | undefined): Paper => ({
  title: evidenceTitle(evidence),
  clientName: evidence.clientName,
  logo,
  subtitle: `${evidenceMoment(evidence)}. ${timesIn(evidence)}`,
  foot: `${isolated(evidenceTitle(evidence))} · created ${localTime(evidence, evidence.madeUtc)} by ${evidence.madeBy} · ${timesIn(evidence)}`,
  madeUtc: evidence.madeUtc,
  isWide: true,
  parts: [
    {
      kind: 'facts',
      rows: [
        ...evidence.facts,
        ['Created', `${localTime(evidence, evidence.madeUtc)} by ${evidence.madeBy}`],
        ['SHA-256 of the register (CSV)', registerSha256],
      ],
    },
    ...versionParts(evidence),
    ...dutyParts(evidence),
    ...agreementParts(evidence),
    { kind: 'text', depth: 0, runs: plain(note) },
  ],
})

const note =
  'The hash of a written version covers its title and text, that of an uploaded one its file. The register (CSV) from the same moment contains all of this in machine-readable form; the hash above is in its second line. Characters without a font here are shown by number, such as [U+0BA4]; the register has the characters.'

const timesIn = ({ timeZone, madeUtc }: Evidence): string => `Times in ${zoneName(timeZone, Date.parse(madeUtc))}`

const heading = (text: string): Part => ({ kind: 'heading', level: 2, runs: plain(text) })

const versionParts = (evidence: Evidence): ReadonlyArray<Part> => [
  heading('Versions'),
  {
    kind: 'table',
    columns: [
      ['Version', 1.6],
      ['Published', 2.4],
      ['By', 2],
      ['What changed', 4],
      ['SHA-256', 4.6],
    ],
    rows: evidence.versions.map((version) => [
      evidence.kind === 'person' ? `${version.title} ${version.versionNo}` : String(version.versionNo),
      localTime(evidence, version.publishedUtc),
      version.publishedBy ?? '',
      [version.isSubstantive ? 'Change of content' : 'Correction', version.changeNote, version.fileName ?? '']
        .filter((part) => part !== '')
        .join('. '),
      version.isIntact ? version.sha256 : `${version.sha256} — what is stored now is NOT what was published`,
    ]),
  },
]

const dutyParts = (evidence: Evidence): ReadonlyArray<Part> => [
  heading(evidence.kind === 'policy' ? `Applies to (${evidence.duties.length})` : 'Policies that apply'),
  {
    kind: 'table',
    columns: [
      ...(evidence.kind === 'policy'
        ? ([
            ['Name', 3],
            ['Number or email', 3.4],
          ] as const)
        : ([['Policy', 5]] as const)),
      ['Department', 2],
      ['Status', 2],
      ['Agreed to', 1.4],
      ['On', 2],
      ['Due', 2],
    ],
    rows: evidence.duties.map((one) => [
      one.name,
      ...(evidence.kind === 'policy' ? [one.identification] : []),
      one.department ?? '',
      dutyStatusWords[one.standing],
      one.agreedVersionNo === null ? '—' : `Version ${one.agreedVersionNo}`,
      localTime(evidence, one.agreementDateUtc),
      localTime(evidence, one.dueUtc),
    ]),
  },
]

/** Of one person every agreement there is; of a policy the register has them, and the pages what holds. */
const agreementParts = (evidence: Evidence): ReadonlyArray<Part> =>
  evidence.kind === 'policy'
    ? []
    : [
        heading('Agreements given'),
        {
          kind: 'table',
          columns: [
            ['Policy', 4],
            ['Version', 1.2],
            ['On', 2.4],
            ['SHA-256 of what was agreed to', 6],
          ],
          rows: evidence.agreements.map((one) => [
            one.name,
            String(one.versionNo),
            localTime(evidence, one.agreementDateUtc),
            one.sha256,
          ]),
        },
      ]
