/** What the company's own settings say. */
import type { CompanyMail, MailAct } from './nouns.ts'

export const companyWording = {
  saved: 'Company details saved',
  failed: 'The company details could not be saved',
  loadFailed: 'The company details could not be loaded',
  mailLoadFailed: 'Held emails could not be loaded',
  mailFailed: 'That could not be done',
  held: 'Emails are held until you go live',
  live: 'Emails are sent immediately',
} as const

const waiting = (count: number): string => (count === 1 ? '1 held email' : `${count} held emails`)

/** What is asked before something is done with the mail of a company. */
export const mailQuestion = (asked: MailAct, { total, messages: shown }: CompanyMail) => {
  const one = 'ids' in asked && asked.ids?.length === 1 ? shown.find(({ id }) => asked.ids?.[0] === id) : undefined
  const which =
    one === undefined
      ? total === 1
        ? 'The 1 held email'
        : `All ${total} held emails`
      : `“${one.subject}” to ${one.to}`
  switch (asked.act) {
    case 'hold':
      return {
        title: 'Hold all emails',
        text: 'No more emails will be sent. Invitations, reminders and updates are held here until you go live.',
        confirmLabel: 'Hold all emails',
      }
    case 'goLive':
      return {
        title: 'Go live',
        text:
          total === 0
            ? 'No emails are held. From now on emails are sent immediately.'
            : `${waiting(total)} will be sent now. From then on emails are sent immediately.`,
        confirmLabel: 'Go live',
      }
    case 'send':
      return { title: 'Send now', text: `${which} will be sent now, before you go live.`, confirmLabel: 'Send now' }
    case 'drop':
      return {
        title: 'Discard email',
        text: `${which} will never be sent. This cannot be undone.`,
        confirmLabel: 'Discard email',
        tone: 'danger' as const,
      }
  }
}

export const mailDone: Readonly<Record<MailAct['act'], string>> = {
  hold: 'Emails are now held',
  goLive: 'You are live: emails are now sent',
  send: 'Sent',
  drop: 'Discarded',
}
