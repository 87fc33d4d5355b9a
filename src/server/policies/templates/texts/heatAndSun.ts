import { part, points, policy, say, section, steps } from '../writing.ts'

export const heatAndSun = policy(
  section('Purpose'),
  say(
    'We work outdoors in a country where the sun burns in eleven minutes and heat kills. This policy sets out how we plan, work and look after each other when it is hot or the UV index is three or more.',
  ),
  section('Before the day starts'),
  points(
    'The supervisor reads the forecast for temperature, humidity and UV and writes them on the board.',
    'Heavy and exposed work is planned for the early morning; start times may move forward by up to two hours in summer.',
    'There is shade, cool water for **a litre per person and hour**, and a way to call for help where phones do not reach.',
    'People who are new, back from a week or more away, unwell or pregnant start with lighter work and build up over five days.',
  ),
  section('What the temperature asks of us'),
  points(
    '**Below 30 °C**: water within reach, shade at breaks.',
    '**30 to 35 °C**: ten minutes in the shade every hour, and nobody works alone out of sight.',
    '**35 to 38 °C**: fifteen minutes every hour, no heavy digging or roof work between 11 and 3.',
    '**Above 38 °C**, or at any temperature when people show signs: outdoor work stops, unless the supervisor and the crew agree on a job that can be done safely in the shade.',
  ),
  say('Radiant heat, humidity, no wind and protective clothing make it worse. When in doubt use the next step up.'),
  section('Sun protection, from UV 3'),
  points(
    'long sleeves and long trousers of close weave, with collar, in a fabric of UPF 50+',
    'a broad-brimmed hat, or a brim and neck flap on the helmet',
    'sunscreen SPF 50+ twenty minutes before going out and every two hours; the company supplies it',
    'wrap-around sunglasses to AS/NZS 1067, or tinted safety glasses',
  ),
  section('Know the signs'),
  part('Heat exhaustion'),
  say('Headache, cramps, dizziness, nausea, heavy sweating, pale and clammy skin.'),
  steps(
    'Stop. Into the shade or air conditioning, lie down, loosen clothing.',
    'Cool with wet cloths and a fan; small sips of water.',
    'No better after thirty minutes: call a doctor. Nobody goes back to work on the same day.',
  ),
  part('Heat stroke'),
  say('Confusion, slurred speech, collapse, fits, hot skin. **This is an emergency: call 000.**'),
  steps('Cool at once with all the water there is, ice at neck, armpits and groin.', 'Stay with the person.'),
  section('Looking after each other'),
  say(
    'Work in pairs, watch your mate, and say when you feel it yourself. Anybody may call a break. We pay for a yearly skin check for everybody who works outdoors, in working hours.',
  ),
)
