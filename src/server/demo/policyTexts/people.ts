/** Policies that the demo companies wrote themselves: about people. */
import { points, policy, quote, say, section, steps } from '../../policies/templates/writing.ts'

export const remuneration = policy(
  section('Pay'),
  say('Wages are paid every second Wednesday. Your rate stands in your contract and never lies below the award.'),
  section('Overtime'),
  points(
    'Overtime is agreed with your supervisor **before** it is worked.',
    'The first three hours at time and a half, after that double time; Sundays double, public holidays two and a half.',
    'Instead of money you may take the time off, at the same rate, within twelve months.',
  ),
  section('Time sheets'),
  say(
    'Time sheets are in by Monday noon. A mistake in your pay is put right in the next run, or at once if it is over $200.',
  ),
)

export const childSafeEnvironment = policy(
  section('Our commitment'),
  quote('Every child has the right to be safe, to be heard and to be believed.'),
  say('This applies to everybody who works, volunteers or studies with us, whatever their role.'),
  section('What everybody does'),
  points(
    'Holds a current working with children check, and says so at once when it is suspended.',
    'Is never alone with a child where nobody can see them.',
    'Takes no pictures on a private phone.',
    'Listens when a child tells something, promises nothing, and writes down the child’s own words.',
  ),
  section('Reporting'),
  steps(
    'In danger: call 000.',
    'Tell the nominated supervisor on the same day. The allegation of a reportable conduct goes to the regulator within three business days.',
    'Mandatory reporters report themselves; telling your supervisor does not replace it.',
  ),
)

export const socialMedia = (pictures: string) =>
  policy(
    section('Your own accounts'),
    say('What you write in your own time is yours, as long as nobody can take it for us and it harms nobody here.'),
    section('Families and children'),
    points(
      pictures,
      'No friend requests to families of children in your room.',
      'Nothing about a child, not even without a name.',
    ),
    section('Our accounts'),
    say('Leadership and Administration post for the centre. Comments are answered within one working day or hidden.'),
  )

export const workingFromHome = policy(
  section('Purpose'),
  say('Office work may be done from home up to two days a week, where the role allows it and the team can still meet.'),
  section('Before the first day'),
  points(
    'A check of the workplace at home, with two photographs.',
    'A screen that others cannot read.',
    'A day each week when everybody is in.',
  ),
)

export const whistleblower = policy(
  section('What you can report'),
  say(
    'Fraud, theft, danger to people, abuse of those in our care, and whatever somebody tries to keep from the board.',
  ),
  section('Whom you can tell'),
  points(
    'the chair of the board',
    'the external line, by telephone or on its page, with or without your name',
    'the regulator, at any time',
  ),
  section('What you can count on'),
  say(
    'Your name is told to nobody without your consent. Whoever makes you pay for a report breaks the Corporations Act.',
  ),
)

/** The leave policy as somebody is rewriting it. */
export const leaveAddition = 'Whoever works on Christmas Eve leaves at noon.'

/** A document, and no policy: nobody agrees to it. */
export const handbook = policy(
  section('Your first week'),
  say(
    'Come to the office at 7 am on your first day and ask for People and Culture. You get your site card, your boots and helmet, and somebody who shows you round. On the second day you are inducted at your site.',
  ),
  section('Hours and pay'),
  points(
    'Sites work from 6.30 am to 3 pm; the office from 8 am to 4.30 pm.',
    'Pay comes every second Thursday. Payroll answers questions about it within two working days.',
    'Ask for leave in good time: a day off a week ahead, a holiday a month ahead.',
  ),
  section('Whom to ask'),
  points(
    'About your work: your supervisor.',
    'About pay, leave and your record: People and Culture.',
    'About anything that could hurt somebody: Safety and Quality, at once and by telephone.',
  ),
  section('Good to know'),
  say(
    'There is fruit on Mondays, a barbecue on the last Friday of the month, and a free and confidential counselling line for you and your family. What you have to agree to stands under Company Policies; this handbook is only to be read.',
  ),
)
