/** What is told of a last day that did not go as it was planned. All ours. Plain text, and links to the product only. */
import type { Letter } from '../kernel/letters.ts'
import { writtenDay } from '../kernel/locale.ts'
import type { Day, Locale } from '../kernel/nouns.ts'

/** The reports are with somebody else than planned, with nobody, or the employment could not end at all. */
export type Deviation =
  | { readonly kind: 'otherHeir'; readonly heir: string; readonly chosen: string | null }
  | { readonly kind: 'noHeir'; readonly chosen: string | null }
  | { readonly kind: 'lastAdmin' }

interface Leaver {
  readonly fullName: string
  readonly lastDay: Day
}

const happened = ({ fullName }: Leaver, deviation: Deviation): string => {
  if (deviation.kind === 'lastAdmin')
    return `They are the last administrator, so their employment has not ended. Make somebody else an administrator: it ends on the morning after that.`
  const before =
    deviation.chosen === null
      ? `People report to ${fullName} who did not when you planned this, and nobody was chosen for them.`
      : `${deviation.chosen}, whom you chose for the people who report to ${fullName}, can no longer take over.`
  return deviation.kind === 'otherHeir'
    ? `${before} They report to ${deviation.heir} now, the next manager above.`
    : `${before} There is no active manager above, so they report to nobody now. Choose a manager for each of them.`
}

export const leavingLetter = (
  leaver: Leaver,
  deviation: Deviation,
  { to, locale, link }: { readonly to: string; readonly locale: Locale; readonly link: string },
): Letter => ({
  subject:
    deviation.kind === 'lastAdmin'
      ? `${leaver.fullName} could not leave as planned`
      : `${leaver.fullName} has left: look at who has their reports`,
  link,
  text: [
    `Hello ${to},`,
    '',
    `the last day of ${leaver.fullName} was ${writtenDay(locale, leaver.lastDay)}, as planned.`,
    '',
    happened(leaver, deviation),
    '',
    link,
  ].join('\n'),
})
