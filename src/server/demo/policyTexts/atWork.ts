/** Policies that the demo companies wrote themselves: about the work. */
import { part, points, policy, say, section, steps } from '../../policies/templates/writing.ts'

export const psychosocialSafety = policy(
  section('Purpose'),
  say(
    'Stress, conflict and isolation injure people as falls and machines do. We look for what can harm at work, change it where we can, and help early.',
  ),
  section('What we look for'),
  points(
    'too much work for the time, or too little to do for long stretches',
    'orders that change every day, or two people giving different ones',
    'bullying, harassment, and remarks that are “only a joke”',
    'working alone, at night or far from the others',
    'bad news given badly: accidents, dismissals, a death on site',
  ),
  section('What everybody does'),
  steps(
    'Say so early: to your supervisor, a health and safety representative, or People and Culture.',
    'Write it in the hazard register if it concerns more than you. You need not give your name.',
    'Use the counselling line. It is free, confidential, and for your family too.',
  ),
  section('What managers do'),
  say(
    'Managers ask about workload in every check-in, plan breaks as they plan deliveries, and answer a report **within two working days**.',
  ),
)

export const mobilePlant = policy(
  section('Who this is for'),
  say('Everybody who drives or works beside excavators, loaders, rollers, telehandlers and forklifts.'),
  section('Before the key is turned'),
  points(
    'You hold the ticket, and your verification of competency is less than two years old.',
    'The pre-start check is written in the book. A red item means **out of service**, with a tag.',
    'The exclusion zone is marked, and the spotter and you have agreed on the signs.',
  ),
  section('While it runs'),
  points(
    'Seat belt on, phone in the box.',
    'Nobody enters the zone until the bucket is on the ground and the operator has waved them in.',
    'No lifting over people. No riding along.',
  ),
  section('When something happens'),
  say(
    'Stop, make safe, call your supervisor. Plant involved in an incident stays where it is until Safety releases it.',
  ),
)

export const workshopAndYard = policy(
  section('Purpose'),
  say(
    'Order in the workshop and the yard keeps hands, feet and backs whole. This applies to everybody of Plant & Fleet.',
  ),
  section('Every day'),
  points(
    'Aisles clear, lifts lowered, isolators locked before anybody reaches in.',
    'Eye protection at every grinder, hearing protection past the yellow line.',
    'Spills are dammed at once; the kit hangs beside the bowser.',
  ),
  section('Every Friday'),
  steps('Slings and chains are looked over.', 'Gas bottles are counted and chained.', 'Tools on loan come back.'),
)

export const fatigue = (hours: string) =>
  policy(
    section('Purpose'),
    say(
      'Whoever is tired makes mistakes that hurt somebody. Everybody starts a shift fit for it, or says that they are not.',
    ),
    section('Hours'),
    points(hours, 'Ten hours off between two shifts, travel not counted.', 'No more than six nights in a row.'),
    section('If you are not fit'),
    say('Tell the roster desk before you set out. Nobody loses pay for the first such call, and nobody is asked why.'),
  )

export const emergencyPlan: ReadonlyArray<string> = [
  'Version of the safety committee, with the site maps of Kangaroo Point.',
  '1. Raise the alarm: three long blasts of the site horn.',
  '2. Stop plant, make hot work safe, leave tools where they are.',
  '3. Go to the assembly point at gate 2 by the marked way.',
  '4. Report to the fire warden with the white helmet.',
  '5. Nobody goes back before the warden says so.',
  'Emergency services: 000. First aid room: beside the lunch room.',
]

export const companyPhones = policy(
  section('Company mobile phones'),
  say('Phones are for work. Private calls are kept short. Lost phones are reported to the office on the same day.'),
  part('Replaced'),
  say('This was replaced by the policy on privacy and by the agreement everybody signs with a new device.'),
)
