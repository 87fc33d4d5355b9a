import { part, points, policy, say, section, steps } from '../writing.ts'

export const workHealthAndSafety = policy(
  section('Our commitment'),
  say(
    'Nobody should be hurt or made ill by working for us. We provide and maintain, so far as is reasonably practicable, a workplace without risks to health and safety, of body and of mind, and we consult the people who do the work about how.',
  ),
  section('Who is responsible'),
  part('The company and its officers'),
  points(
    'provide safe plant, structures, substances and systems of work',
    'provide information, training, instruction and supervision that people can follow',
    'provide adequate facilities: drinking water, toilets, shade, first aid',
    'monitor health and conditions, and keep themselves informed about the hazards of the work',
  ),
  part('Supervisors'),
  points(
    'see that each job has a risk assessment or safe work method statement before it starts',
    'check licences and tickets before work that needs them',
    'hold a toolbox talk at least weekly, and note who was there',
    'stop work that is not safe and put it right before it goes on',
  ),
  part('Everybody'),
  points(
    'take reasonable care of their own safety and that nothing they do harms others',
    'follow reasonable instructions and wear the protective equipment the job asks for',
    'report hazards, near misses and injuries before the end of the shift',
    'come to work fit for it',
  ),
  section('How we manage risk'),
  steps(
    '**Find** what could cause harm: look, ask, read the incident register.',
    '**Assess** how bad it could be and how likely it is.',
    '**Control** it, as high on the ladder as practicable: remove the hazard; replace it; isolate people from it; engineer it down; set rules; and last, protective equipment.',
    '**Review** the control after an incident, when something changes, and at least once a year.',
  ),
  section('High-risk work'),
  say(
    'Work at heights above two metres, in trenches deeper than 1.5 metres, in confined spaces, near power lines or traffic, with powered mobile plant, asbestos or hazardous chemicals needs a safe work method statement, signed by everybody on the job, and the licences the law asks for. **No statement, no start.**',
  ),
  section('Mental health'),
  say(
    'Job demands, poor support, isolated work, conflict, violence and traumatic events are hazards like any other. We identify and control them in the same four steps, and nobody is treated worse for saying that it is too much.',
  ),
  section('Consultation'),
  say(
    'Health and safety representatives are elected by their work groups and given the time and training the law provides for. A proposal that may affect safety is discussed with those who will live with it before it is decided.',
  ),
  section('Incidents and first aid'),
  points(
    'Make the place safe, help whoever is hurt, call **000** if there is any doubt.',
    'Do not disturb the site of a serious incident, except to help or to make it safe, until the regulator allows it.',
    'A death, a serious injury or illness, or a dangerous incident is notified to the regulator immediately.',
    'There is a trained first aider on every site, and a kit in every vehicle.',
  ),
  section('Right to stop'),
  say(
    'Anybody may stop work that they reasonably believe would expose them or others to a serious risk. Nobody is disadvantaged for it, whether or not they turn out to be right.',
  ),
)
