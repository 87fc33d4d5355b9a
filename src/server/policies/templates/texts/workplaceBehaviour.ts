import { part, points, policy, say, section, steps } from '../writing.ts'

export const workplaceBehaviour = policy(
  section('Purpose'),
  say(
    'Everybody has the right to a workplace free from bullying, harassment, discrimination and victimisation. This policy says what those words mean, what we do to prevent it, and what happens when somebody speaks up.',
  ),
  section('What is not acceptable'),
  part('Bullying'),
  say(
    'Repeated, unreasonable behaviour towards a person or a group that creates a risk to health and safety. It may be loud or quiet, in person or in a chat. Examples:',
  ),
  points(
    'shouting, insults, threats, practical jokes and initiation rites',
    'leaving somebody out on purpose, or spreading rumours about them',
    'setting impossible deadlines, or withholding what a person needs to do the work',
    'giving somebody the worst jobs again and again, for no reason of the work',
  ),
  say(
    '**Reasonable management action carried out in a reasonable way is not bullying.** Giving work, setting standards, and talking honestly and privately about performance are part of a manager’s job.',
  ),
  part('Discrimination'),
  say(
    'Treating a person worse because of age, sex, gender identity, sexual orientation, race, colour, descent, religion, disability, pregnancy, family responsibilities, breastfeeding, marital status, political opinion, union membership or another attribute the law protects; or setting a condition that has the same effect and is not reasonable.',
  ),
  part('Harassment'),
  say(
    'Unwelcome behaviour about such an attribute that a reasonable person would expect to offend, humiliate or intimidate. Meaning it as a joke is no defence. Sexual harassment has a policy of its own.',
  ),
  part('Victimisation'),
  say('Treating somebody worse because they complained, might complain, or helped somebody who did.'),
  section('What each of us does'),
  points(
    '**Everybody** behaves as this policy asks, and speaks up or gets help when they see that somebody does not.',
    '**Managers** set the example, act on what they see without waiting for a complaint, and report it within one working day.',
    '**People and Culture** gives advice in confidence, trains every person in their first month and again every two years, and keeps records.',
  ),
  section('Raising a concern'),
  steps(
    'If you feel safe to, tell the person that their behaviour is not welcome and must stop.',
    'Otherwise, or if it goes on, tell your manager or People and Culture, by word or in writing.',
    'We answer within two working days and agree with you what happens next: a conversation, mediation, or a formal investigation.',
    'In an investigation both sides are heard, evidence is gathered and somebody who is not involved decides. We aim to finish within twenty working days and tell both sides the outcome.',
  ),
  say(
    'You may take the matter outside at any time: to the Fair Work Commission, the Australian Human Rights Commission, your state’s anti-discrimination body or work health and safety regulator, or the police.',
  ),
  section('Confidentiality and support'),
  say(
    'We tell only those who need to know. The employee assistance program is free, confidential and open to both sides. Nobody is ever required to keep silent about what the law allows them to talk about.',
  ),
  section('Consequences'),
  say(
    'Whoever breaks this policy may be warned, retrained, moved or dismissed. A complaint made in good faith has no consequences for whoever made it; one known to be false may have.',
  ),
)
