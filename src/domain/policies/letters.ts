/** The messages that go out about policies. All ours. Plain text, and links to the product only. */
import type { EmployeeId, HrDocumentId } from '../kernel/ids.ts'
import type { Letter } from '../kernel/letters.ts'
import { writtenDay } from '../kernel/locale.ts'
import type { Day, Locale } from '../kernel/nouns.ts'

/** One duty, of one person on one day: there is one message about it, no matter who sends it and how often. */
export const reminderKey = (
  {
    documentId,
    agreeFromVersionNo,
    employeeId,
  }: {
    readonly documentId: HrDocumentId
    readonly agreeFromVersionNo: number
    readonly employeeId: EmployeeId
  },
  today: Day,
): string => `policyReminder:${documentId}:${agreeFromVersionNo}:${employeeId}:${today}`

interface Owed {
  readonly title: string
  /** Null: by no day in particular. */
  readonly dueDay: Day | null
  /** They have agreed to an older version. */
  readonly isUpdate: boolean
  /** Where it is read and agreed to. */
  readonly link: string
}

interface Recipient {
  readonly to: string
  readonly company: string
  readonly locale: Locale
}

/** To someone who has not agreed yet: sent by somebody, or by the rhythm of the policy. */
export const reminderLetter = (
  { title, dueDay, isUpdate, link }: Owed,
  { to, company, locale, sentBy, today }: Recipient & { readonly sentBy: string | null; readonly today: Day },
): Letter => ({
  subject: isUpdate ? `Policy update to agree to: ${title}` : `Policy to read and agree to: ${title}`,
  link,
  text: [
    `Hello ${to},`,
    '',
    `${sentBy === null ? company : `${sentBy} of ${company}`} reminds you of the policy “${title}”.`,
    isUpdate ? 'It has changed since you agreed. Read it and agree again.' : 'Read it and agree.',
    ...(dueDay === null ? [] : [`${dueDay < today ? 'Was due on' : 'Due on'} ${writtenDay(locale, dueDay)}.`]),
    '',
    link,
  ].join('\n'),
})

/** About everybody of theirs who is long late there is one message a day. */
export const escalationKey = (to: EmployeeId, today: Day): string => `policyEscalation:${to}:${today}`

/** To a manager: all who have not agreed for as long as the policies say, person by person; `link` leads to all policies. */
export const escalationLetter = (
  late: ReadonlyArray<Pick<Owed, 'title' | 'dueDay' | 'link'> & { readonly fullName: string }>,
  { to, company, locale, link }: Recipient & { readonly link: string },
): Letter => {
  const people = [...new Set(late.map(({ link }) => link))]
  return {
    subject:
      late.length === 1
        ? `Overdue: ${late[0]?.fullName}, ${late[0]?.title}`
        : `${late.length} overdue policy agreements`,
    link: people.length === 1 ? (people[0] ?? link) : link,
    text: [
      `Hello ${to},`,
      '',
      `these policy agreements at ${company} are overdue:`,
      ...people.flatMap((person) => {
        const owed = late.filter(({ link }) => link === person)
        const lines = owed.map(
          ({ title, dueDay }) => `- ${title}${dueDay === null ? '' : `: due on ${writtenDay(locale, dueDay)}`}`,
        )
        return ['', owed[0]?.fullName ?? '', ...lines, person]
      }),
      '',
      'You are notified once about each. They were reminded too, if the policy has reminders.',
    ].join('\n'),
  }
}
