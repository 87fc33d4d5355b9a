import { part, points, policy, quote, say, section, steps } from '../writing.ts'

export const sexualHarassment = policy(
  section('Our position'),
  say(
    'Sexual harassment, sex-based harassment and conduct that creates a hostile workplace on the ground of sex are against the law and have no place here. We have a positive duty to prevent them, and we take that duty as seriously as any other risk to health and safety.',
  ),
  section('What it is'),
  say(
    'Sexual harassment is an unwelcome sexual advance, an unwelcome request for sexual favours or other unwelcome conduct of a sexual nature, where a reasonable person would anticipate that the other might be offended, humiliated or intimidated.',
  ),
  points(
    'touching, hugging or blocking somebody’s way',
    'remarks, questions or jokes about a body, a sex life or sexual orientation',
    'staring, gestures, or following somebody',
    'sexual pictures, messages or posts, at work or sent after hours',
    'asking again for a date after a no',
    'conditions, said or hinted at, for a job, a shift or a reference',
  ),
  quote('What counts is how it was received and whether it was reasonable, not how it was meant. Once is enough.'),
  section('Where it holds'),
  say(
    'On our sites and in our offices, at customers’, in vehicles and camps, at training, conferences and parties, and online. It protects workers, applicants, contractors and customers, and it binds customers and suppliers towards our people too.',
  ),
  section('How we prevent it'),
  points(
    '**Leaders** talk about it in toolbox meetings at least twice a year and are measured by it.',
    '**Risk assessment** covers isolated work, remote accommodation, power imbalance, alcohol at functions and customers on site.',
    '**Training** is given at induction and every year after, with an extra module for managers.',
    '**Feedback** is asked for in the yearly survey, and the answers are reported to the directors.',
  ),
  section('If it happens to you'),
  part('You choose'),
  steps(
    'Talk it over in confidence with a contact officer, People and Culture or the employee assistance program. Nothing is started without you unless somebody is in danger.',
    'Report it informally: we speak to the person and agree on what must change.',
    'Report it formally: somebody trained and independent investigates.',
    'Report it outside: to the Fair Work Commission, the Australian Human Rights Commission, the regulator or the police. You need not report it to us first.',
  ),
  part('What you can count on'),
  points(
    'We believe that you are raising something real, and we look into it promptly, fairly and with as few people as possible.',
    'You are not moved, rostered away or asked to work with the person alone while we do.',
    'Anonymous reports are taken as far as they can be.',
    'There is no cut-off date for reporting to us.',
  ),
  section('If you see it'),
  say(
    'Interrupt it if it is safe, check in with the person afterwards, and tell somebody who can act. Managers who see or hear of it must report it to People and Culture **on the same day**.',
  ),
  section('Consequences'),
  say(
    'Depending on how serious it is: an apology and training, a warning, loss of a leadership role or dismissal. Retaliation is treated as seriously as the conduct itself. Confidentiality terms are used only when the person harmed asks for them.',
  ),
)
