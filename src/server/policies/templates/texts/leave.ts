import { part, points, policy, say, section, steps } from '../writing.ts'

export const leave = policy(
  section('Purpose'),
  say(
    'Rest, illness, family and community are part of a working life. This policy says which leave there is and how to take it. Where an award, an agreement or the law gives more, that applies.',
  ),
  section('Annual leave'),
  points(
    'Four weeks for each year of service, for full-time and part-time employees, building up as you work; shift workers may have five.',
    'Ask at least **four weeks ahead**, or eight for December and January. Your manager answers within five working days and refuses only for reasons of the work, in writing.',
    'When more than eight weeks have built up we plan together how they are taken.',
    'During the yearly close-down annual leave is used; we give at least 28 days’ notice of it.',
  ),
  section('Personal and carer’s leave'),
  points(
    'Ten days a year for full-time employees, pro rata for part-time, when you are ill or injured or must care for a member of your family or household.',
    'Let your manager know before your shift, by phone or message, and how long you expect to be away.',
    'A certificate or statutory declaration is needed for **more than two days** in a row, or for a day beside a public holiday or weekend if we ask for it.',
    'When it is used up there are two days of unpaid carer’s leave for each occasion, for casuals too.',
  ),
  section('Compassionate leave'),
  say(
    'Two days, paid except for casuals, for each time a member of your immediate family or household dies or has a life-threatening illness or injury, and after a miscarriage or stillbirth.',
  ),
  section('Family and domestic violence leave'),
  say(
    'Ten paid days a year for everybody, casuals included, available in full from the first day of each year. Ask People and Culture directly; it does not appear on your payslip and nobody else is told why you are away.',
  ),
  section('Parental leave'),
  points(
    'Up to twelve months unpaid after twelve months of service, with the right to ask for twelve more; up to 130 days of it can be taken flexibly.',
    'Ten weeks’ written notice, and confirmation four weeks before.',
    'You come back to the job you left, or one of the same standing and pay.',
  ),
  section('Other leave'),
  part('Community service'),
  say('Jury duty, with make-up pay for the first ten days, and emergency services for as long as they need you.'),
  part('Long service'),
  say('By the law of your state or territory. Ask us what you have.'),
  part('Unpaid'),
  say('By agreement. Ask in writing, with dates and reason, as early as you can.'),
  section('How to ask'),
  steps(
    'Check what you have on your payslip.',
    'Send the request, with dates, to your manager.',
    'Wait for the answer before you book anything that cannot be refunded.',
    'Hand over what cannot wait.',
  ),
  section('While you are away'),
  say(
    'Nobody is expected to read messages or take calls on leave. If you fall ill during annual leave, tell us: with a certificate those days count as personal leave.',
  ),
)
