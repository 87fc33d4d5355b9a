import { part, points, policy, say, section, steps } from '../writing.ts'

export const incidentReporting = policy(
  section('Purpose'),
  say(
    'What is reported can be put right before it hurts somebody. This policy says what to report, to whom, how fast, and what we do with it. Reporting is part of the job; it is never a black mark.',
  ),
  section('What to report'),
  points(
    '**A hazard**: anything that could cause harm, such as a damaged lead, an aggressive dog or a roster nobody can keep.',
    '**A near miss**: something that nearly hurt somebody or broke something.',
    '**An incident**: an injury, illness, assault, threat, spill, fire, or damage to property or services.',
    '**A psychosocial incident**: violence, bullying, harassment or a traumatic event.',
  ),
  section('How soon'),
  points(
    'Life at risk: **call 000 first**, then your supervisor.',
    'Injury, illness or dangerous incident: your supervisor at once, by voice.',
    'Everything else: before the end of the shift.',
  ),
  section('What to do'),
  steps(
    'Make the place safe and help whoever is hurt.',
    'Tell your supervisor.',
    'Leave the site of a serious incident as it is, unless somebody needs help or it must be made safe.',
    'Fill in the report: what happened, where, when, who saw it, what was done. Photographs help. Say what you saw, not what you guess.',
    'If you were hurt, see a doctor and keep the certificate; tell us if you want to make a workers compensation claim, and we help you with it.',
  ),
  section('Notifiable incidents'),
  say(
    'The company notifies the regulator immediately after becoming aware of a death, a serious injury or illness, or a dangerous incident such as a collapse, an uncontrolled escape of gas, an electric shock or the overturning of plant. The duty manager makes the call and writes down the time and the reference.',
  ),
  section('What we do with a report'),
  part('Within one working day'),
  say('The supervisor reads it, makes the hazard safe for now and tells whoever reported it what was done.'),
  part('Within ten working days'),
  say(
    'We find out why it happened, by asking why until the answer is about the work and not about the worker. The action, its owner and its date are written into the register.',
  ),
  part('Every month'),
  say(
    'Managers and representatives go through open actions and what the reports have in common. What was learned is shared at toolbox talks, without names.',
  ),
  section('No blame'),
  say(
    'Nobody is disciplined for an honest mistake that they report. Concealing an incident, altering a report or pressing somebody not to report is serious misconduct.',
  ),
  section('Records'),
  say('Reports and investigations are kept for at least five years, and health information in them is kept apart.'),
)
