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
    return `They are the last administrator, so their employment has not ended. Make someone else an administrator and it ends the next morning.`
  const before =
    deviation.chosen === null
      ? `${fullName} has new direct reports since you planned this, and they have no new manager.`
      : `${deviation.chosen}, the new manager you chose for the direct reports of ${fullName}, can no longer take over.`
  return deviation.kind === 'otherHeir'
    ? `${before} They now report to ${deviation.heir}, the next manager above.`
    : `${before} There is no active manager above, so they have no manager now. Choose one for each of them.`
}

export const leavingLetter = (
  leaver: Leaver,
  deviation: Deviation,
  { to, locale, link }: { readonly to: string; readonly locale: Locale; readonly link: string },
): Letter => ({
  subject:
    deviation.kind === 'lastAdmin'
      ? `${leaver.fullName} could not leave as planned`
      : `${leaver.fullName} has left: check who their reports report to`,
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
