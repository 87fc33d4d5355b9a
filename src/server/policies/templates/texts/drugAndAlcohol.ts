import type { Block } from '../../../../domain/policies/content/nouns.ts'
import { part, points, policy, say, section, steps } from '../writing.ts'

const beginning: readonly [Block, ...ReadonlyArray<Block>] = [
  section('Purpose'),
  say(
    'Our work involves plant, vehicles, blades, heights and other people’s property. Nobody can do it safely while affected by alcohol or drugs, or the morning after. This policy protects the person beside you.',
  ),
  section('Whom it is for'),
  say('Everybody on our sites, in our vehicles and in our offices, contractors and visitors included.'),
]

const medicines = (): ReadonlyArray<Block> => [
  section('Medicines'),
  say(
    'Ask your doctor or pharmacist whether a medicine affects driving or operating plant. If it may, tell your supervisor that you are restricted; you need not say what for. We find other work or time off where we can.',
  ),
]

const help = (): ReadonlyArray<Block> => [
  section('If you need help'),
  say(
    'Tell us before a test does. Whoever asks for help on their own account is supported: time off for treatment, the employee assistance program and a plan for coming back. That is not discipline, and it stays between you, your manager and People and Culture.',
  ),
]

const positive: Block = steps(
  'You stop work at once and do not drive. We get you home.',
  'A second sample goes to an accredited laboratory. You are stood down, on pay, until the result is there.',
  'If it is confirmed, you meet with your manager and may bring a support person.',
  'Before you return you give a clear test and agree to follow-up tests for six months.',
)

const end: ReadonlyArray<Block> = [
  section('Work functions'),
  say(
    'Where we serve alcohol there is food, water and a way home. Whoever drinks does not drive, and does not go back to work that day.',
  ),
  section('Consequences'),
  points(
    'A first confirmed result usually leads to a written warning and support.',
    'A second within two years, refusing or tampering with a test, or bringing, selling or using illegal drugs at work usually ends employment.',
    'Contractors and visitors are sent away and may not return.',
  ),
]

export const drugAndAlcohol1 = policy(
  ...beginning,
  section('The rule'),
  points(
    'Blood alcohol of **0.00** when driving a company vehicle, operating plant, working at heights or in traffic.',
    'Blood alcohol below **0.02** for all other work.',
    'No illegal drugs at all, above the cut-off levels of AS 4760 for saliva.',
  ),
  ...medicines(),
  section('Testing'),
  part('When'),
  points(
    'at random, drawn by the testing company',
    'for cause, when two supervisors see signs',
    'after an incident that hurt or could have hurt somebody',
  ),
  part('How'),
  say(
    'By breath for alcohol and saliva for drugs, in private, by somebody trained. The result is told to you first, and then to your manager only as fit or not fit.',
  ),
  part('When the result is not negative'),
  positive,
  ...help(),
  ...end,
)

/** The second version: one level for everybody, prescribed cannabis, and who is told. */
export const drugAndAlcohol2 = policy(
  ...beginning,
  section('The rule'),
  points(
    'Blood alcohol of **0.00** for everybody who works, on site, in vehicles and in the office.',
    'No illegal drugs at all, above the cut-off levels of AS/NZS 4760 for saliva.',
    'Nothing is taken at work to change a result. Refusing a test counts as a result that is not negative.',
  ),
  ...medicines(),
  part('Prescribed cannabis'),
  say(
    'A prescription does not make it safe to drive or operate plant, and in most states driving with any THC in saliva is an offence. Tell the company doctor before you start; you are given work that needs neither, or leave, while it lasts.',
  ),
  section('Testing'),
  part('When'),
  points(
    'before employment in a safety-critical role',
    'at random, drawn by the testing company',
    'for cause, when two supervisors see signs',
    'after an incident that hurt or could have hurt somebody',
  ),
  part('How'),
  say(
    'By breath for alcohol and saliva for drugs, in private, by somebody trained. The result is told to you first, and then to your manager only as fit or not fit. Health information is kept by the company doctor, apart from your file, and destroyed after two years.',
  ),
  part('When the result is not negative'),
  positive,
  ...help(),
  ...end,
)
