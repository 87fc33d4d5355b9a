/** By which somebody looks for what is set right on the page of settings. */
export const settingsWords = {
  company:
    'Company details: name, vision, time zone, working days, week, weekend. Whom people turn to: contact, email, phone. Sender of mail, replies. Set-up mode: hold mail, go live, invitations. Sample data: load, remove, examples. Your data: export everything, download, backup, ZIP, CSV.',
  locale: 'Days and numbers: date style, first day of the week, numbers, time zone for you and for everybody.',
  privacy: 'Privacy: what managers see and change of their people, personal and emergency data.',
} as const
