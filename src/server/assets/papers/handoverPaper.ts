import { conditionNames } from '../../../domain/assets/asset.fields.ts'
import { stateNames } from '../../../domain/assets/wording.ts'
import { shownZone, writtenDay, writtenMoment } from '../../../domain/kernel/locale.ts'
import type { Locale } from '../../../domain/kernel/nouns.ts'
import { zoneName } from '../../../domain/kernel/zones.ts'
import { type Paper, type Part, plain } from '../../paper/paper.ts'
import type { HandedOver } from './papers.store.ts'

export interface PrintedHandover extends HandedOver {
  readonly clientName: string
  readonly logo: Uint8Array | undefined
  readonly timeZone: string
  /** Of the person who prints it. */
  readonly locale: Locale
  readonly madeUtc: string
}

/** What was handed over, to be kept, or signed by both. */
export const handoverPaper = (handover: PrintedHandover): Paper => {
  const { number, name, clientName, logo, madeUtc, timeZone, locale } = handover
  return {
    title: `Handover of ${number}`,
    clientName,
    logo,
    subtitle: `${name}. Times in ${zoneName(shownZone(locale, timeZone), Date.parse(madeUtc))}`,
    foot: `${number} · printed ${at(handover, madeUtc)}`,
    madeUtc,
    isWide: false,
    parts: [
      heading('What'),
      { kind: 'facts', rows: what(handover) },
      ...parts(handover),
      heading('To whom'),
      { kind: 'facts', rows: toWhom(handover) },
      ...(handover.note === '' ? [] : [heading('Note'), text(handover.note)]),
      text(promise),
      { kind: 'signatures', of: [`${handover.holder}\nReceived, on`, `${handover.by}\nHanded over, on`] },
    ],
  }
}

const promise = 'The assets listed above were handed over in the condition stated. They must be returned on request.'

const heading = (of: string): Part => ({ kind: 'heading', level: 2, runs: plain(of) })
const text = (of: string): Part => ({ kind: 'text', depth: 0, runs: plain(of) })

const at = ({ timeZone, locale }: PrintedHandover, instant: string): string =>
  writtenMoment(locale, timeZone, Date.parse(instant))

type Facts = ReadonlyArray<readonly [label: string, value: string]>

const said = (facts: Facts): Facts => facts.filter(([, value]) => value !== '')

const what = ({ number, name, category, make, model, serial, condition }: PrintedHandover): Facts =>
  said([
    ['Asset No', number],
    ['Name', name],
    ['Category', category],
    ['Make and model', `${make} ${model}`.trim()],
    ['Serial number', serial],
    ['Condition', conditionNames[condition]],
  ])

const parts = ({ parts: rows }: PrintedHandover): ReadonlyArray<Part> =>
  rows.length === 0
    ? []
    : [
        heading('With it'),
        {
          kind: 'table',
          columns: [
            ['Asset No', 2],
            ['Name', 4],
            ['Serial number', 2],
          ],
          rows: rows.map(({ number, name, serial }) => [number, name, serial]),
        },
      ]

const toWhom = (handover: PrintedHandover): Facts =>
  said([
    ['Given to', handover.holder],
    ['On', at(handover, handover.assignedUtc)],
    ['By', handover.by],
    [
      'Expected back',
      handover.expectedReturnDay === null ? '' : writtenDay(handover.locale, handover.expectedReturnDay),
    ],
    ['Status', stateNames[handover.state]],
    [
      'Accepted',
      handover.signature === null || handover.acceptedUtc === null
        ? ''
        : `${handover.signature}, ${at(handover, handover.acceptedUtc)}`,
    ],
  ])
