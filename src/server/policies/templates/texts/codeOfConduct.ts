import { part, points, policy, say, section, steps } from '../writing.ts'

export const codeOfConduct = policy(
  section('Why we have this code'),
  say(
    'People trust us with their homes, their sites, their money and their safety. This code says how we earn that trust. It does not list every situation; it says what we hold to when nobody is looking, and whom to ask when it is not clear.',
  ),
  section('Whom it is for'),
  say(
    'Everybody who works for us: employees of every kind, labour hire, contractors on our sites, trainees and volunteers, and directors. It holds wherever we work, at work functions, and online when we can be recognised as part of the company.',
  ),
  section('What we expect of each other'),
  part('Respect'),
  points(
    'We treat colleagues, customers, suppliers and the public with courtesy, and we listen before we answer.',
    'We do not bully, harass, discriminate against or humiliate anybody, and we do not stand by when somebody else does.',
    'We speak plainly about work and leave the person out of it.',
  ),
  part('Honesty'),
  points(
    'We record hours, quantities, kilometres and expenses as they were.',
    'We do not promise a customer what we cannot deliver, and we say early when a promise is at risk.',
    'We own our mistakes. Reporting one straight away is never held against anybody; hiding it is.',
  ),
  part('Safety first'),
  points(
    'Nobody starts a job they have not been shown how to do safely, and anybody may stop a job that is not safe.',
    'We come to work fit for it, and we go home if we are not.',
  ),
  part('Care with what is entrusted to us'),
  points(
    'Tools, vehicles, keys, cards and data are used for work, kept safe and given back.',
    'What we learn about customers, colleagues and the business stays inside it, during employment and after.',
  ),
  section('Conflicts of interest, gifts and outside work'),
  say(
    'A conflict of interest is any situation in which a private interest could sway a decision we make for the company, or could look as if it did: buying from a relative, supervising a partner, bidding against us on the side.',
  ),
  points(
    'Tell your manager in writing as soon as you see a conflict. Having one is not wrong; keeping it quiet is.',
    'Do not accept cash, or anything worth more than **$100** from one giver in a year, without written approval. Never give or take anything that is meant to sway a decision.',
    'Outside work is welcome if it does not compete with ours, use our tools or names, or leave you too tired to work safely. Ask first.',
  ),
  section('If you see something that is not right'),
  steps(
    'Talk to the person, if you feel safe to.',
    'Tell your manager, or their manager if it is about them.',
    'Tell People and Culture, or use the channels of the Whistleblower policy, which protect you by law.',
  ),
  say(
    'Nobody may treat you worse because you raised a concern honestly, even if it turns out to be mistaken. Doing so is itself a serious breach of this code.',
  ),
  section('When the code is broken'),
  say(
    'We look into every report fairly: the person concerned hears what is said about them and may bring a support person. Depending on what happened, the outcome may be a conversation, training, a warning or the end of employment. Some breaches are crimes, and those we report to the police or the regulator.',
  ),
  section('Questions'),
  say('Ask your manager or People and Culture. If you wonder whether to ask, ask.'),
)
