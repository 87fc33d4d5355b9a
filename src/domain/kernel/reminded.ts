/**
 * What came of reminding people at once, in words (ours): one function for whatever reminds. It is not said to have been done
 * when nobody was written to, and whoever was not is counted with the reason.
 */
export interface Reminded {
  readonly sent: number
  /** Whom a mail about it had reached on the same day. */
  readonly alreadyReminded: number
  readonly withoutAddress: number
}

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)

const head = ({ sent, alreadyReminded, withoutAddress }: Reminded): string => {
  if (sent > 0) return sent === 1 ? 'Sent 1 reminder.' : `Sent ${sent} reminders.`
  return alreadyReminded + withoutAddress > 0 ? 'No reminders were sent.' : 'No one needed a reminder.'
}

const already = (count: number, who: string): string =>
  count === 1 ? `${who} was already reminded today.` : `${who} were already reminded today.`

const untold = (count: number, who: string): string =>
  count === 1
    ? `${who} has no email address: tell them in person.`
    : `${who} have no email address: tell them in person.`

/** `name`: where it is about one person only. */
export const remindedSaid = (reminded: Reminded, name?: string) => {
  const { sent, alreadyReminded, withoutAddress } = reminded
  const counted = (count: number, words: typeof already): ReadonlyArray<string> =>
    count === 0 ? [] : [words(count, name ?? people(count))]
  return {
    kind: sent > 0 ? 'success' : 'info',
    text: [head(reminded), ...counted(alreadyReminded, already), ...counted(withoutAddress, untold)].join(' '),
  } as const
}
