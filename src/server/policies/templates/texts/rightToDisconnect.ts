import type { Block } from '../../../../domain/policies/content/nouns.ts'
import { points, policy, say, section, steps } from '../writing.ts'

const purpose: readonly [Block, ...ReadonlyArray<Block>] = [
  section('Purpose'),
  say(
    'Time off is time off. Under the Fair Work Act an employee may refuse to monitor, read or respond to contact from their employer, or from others about work, outside their working hours, unless refusing is unreasonable. This policy says how we make that real.',
  ),
]

const expectations = (nights: string): Block =>
  points(
    nights,
    'Write messages whenever it suits you, and send them when it suits the other: use delayed sending.',
    'If it cannot wait, **call**. A message out of hours is read at the next start of work.',
    'No reward for being always reachable, and no remark about those who are not.',
  )

const reasonable: ReadonlyArray<Block> = [
  section('When contact out of hours may be reasonable'),
  say('We look at each case by the points the law names:'),
  points(
    'the reason for the contact, and how urgent it is',
    'how it is made, and how much it disturbs',
    'whether you are paid or given time for being available, or for working additional hours',
    'your role and responsibility',
    'your personal circumstances, such as family and caring',
  ),
  say(
    'Usually reasonable: danger to people or property, a change of the next day’s start or site, a question only you can answer that stops a crew. Usually not: a report that is due on Monday, a chat group, “just quickly”.',
  ),
]

const disagreement: ReadonlyArray<Block> = [
  section('If we disagree'),
  steps(
    'Talk about it with your manager; most cases end here.',
    'Ask People and Culture to help. You have an answer within five working days.',
    'Either side may go to the Fair Work Commission, which can order that it stops.',
  ),
  say('Nobody is treated worse for using this right or asking about it.'),
]

export const rightToDisconnect1 = policy(
  ...purpose,
  section('What we expect of each other'),
  expectations('Between **7 pm and 6 am**, on weekends, public holidays and leave, nobody is expected to answer.'),
  ...reasonable,
  ...disagreement,
)

/** The second version: the hours follow the roster, and there is a rule for being on call and for customers. */
export const rightToDisconnect2 = policy(
  ...purpose,
  section('Whom it is for'),
  say(
    'Every employee, casuals included, from the first day. It covers contact by managers and colleagues, and by customers and suppliers too.',
  ),
  section('What we expect of each other'),
  expectations('Between the **end of your rostered shift and the start of the next**, nobody is expected to answer.'),
  ...reasonable,
  section('On call'),
  points(
    'Being on call is rostered at least seven days ahead and paid by the allowance of your award.',
    'Whoever is on call answers within thirty minutes; everybody else need not.',
    'After a call-out between 10 pm and 5 am you have ten hours off before the next shift.',
  ),
  section('Customers'),
  say(
    'Give customers the company’s number and not your own. If one keeps contacting you out of hours, pass it to your manager, who speaks to them.',
  ),
  ...disagreement,
)
