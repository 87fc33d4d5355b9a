/** What the company's own settings say. */
import type { CompanyMail, MailAct } from './nouns.ts'

export const companyWording = {
  saved: 'Company details saved',
  failed: 'The company details could not be saved',
  loadFailed: 'The company details could not be loaded',
  mailLoadFailed: 'Held mail could not be loaded',
  mailFailed: 'That could not be done',
  held: 'No mail leaves until you go live',
  live: 'Mail leaves as soon as it is written',
} as const

const waiting = (count: number): string => (count === 1 ? '1 message that waits' : `${count} messages that wait`)

/** What is asked before something is done with the mail of a company. */
export const mailQuestion = (asked: MailAct, { total, messages: shown }: CompanyMail) => {
  const one = 'ids' in asked && asked.ids?.length === 1 ? shown.find(({ id }) => asked.ids?.[0] === id) : undefined
  const which =
    one === undefined
      ? total === 1
        ? 'The 1 message that waits'
        : `All ${total} messages that wait`
      : `“${one.subject}” to ${one.to}`
  switch (asked.act) {
    case 'hold':
      return {
        title: 'Hold all mail',
        text: 'From now on no mail of this company leaves. Invitations, reminders and news wait here until you go live.',
        confirmLabel: 'Hold all mail',
      }
    case 'goLive':
      return {
        title: 'Go live',
        text:
          total === 0
            ? 'Nothing waits. From now on mail leaves as soon as it is written.'
            : `${waiting(total)} will be sent now. From then on mail leaves as soon as it is written.`,
        confirmLabel: 'Go live',
      }
    case 'send':
      return { title: 'Send now', text: `${which} will be sent now, before you go live.`, confirmLabel: 'Send now' }
    case 'drop':
      return {
        title: 'Drop mail',
        text: `${which} will never be sent. It cannot be brought back.`,
        confirmLabel: 'Drop mail',
        tone: 'danger' as const,
      }
  }
}

export const mailDone: Readonly<Record<MailAct['act'], string>> = {
  hold: 'Mail is held from now on',
  goLive: 'The company is live: mail leaves from now on',
  send: 'Sent',
  drop: 'Dropped',
}
