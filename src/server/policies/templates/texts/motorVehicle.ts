import { part, points, policy, say, section, steps } from '../writing.ts'

export const motorVehicle = policy(
  section('Purpose'),
  say(
    'Driving is the most dangerous thing most of us do at work. This policy holds for company vehicles, hired vehicles, and private vehicles driven for work.',
  ),
  section('Who may drive'),
  points(
    'You hold a current licence of the right class and have shown it to us; we check it every six months.',
    'You tell your manager **before your next drive** when your licence is suspended, restricted or lost, or a condition makes driving unsafe.',
    'Drivers on a provisional licence tow only after an assessment by a supervisor.',
    'Nobody else drives a company vehicle, except in an emergency.',
  ),
  section('Before you drive'),
  steps(
    'Walk around: tyres, lights, glass, leaks, number plates.',
    'Check the load: tied down, within mass limits, nothing loose in the cabin or the tray.',
    'Check the trailer: coupling, chains, lights, brakes.',
    'Set seat, mirrors, navigation and phone while standing.',
    'Enter the reading and any defect in the log. **A vehicle with a safety defect stays where it is.**',
  ),
  section('On the road'),
  points(
    'Everybody wears a seat belt, and nobody rides where there is no seat.',
    'No alcohol and no drugs: 0.00 in every company vehicle, whatever your licence allows.',
    'Phones only hands-free and only for short calls; no messages, no video meetings.',
    'Speed for the conditions, and never above the limit. Being late is not an emergency.',
    'No smoking or vaping in vehicles.',
  ),
  section('Fatigue and long distances'),
  points(
    'Fifteen minutes off after two hours; no more than ten hours of driving and work together.',
    'Driving between midnight and five only when there is no other way, and approved beforehand.',
    'Beyond reach of a network: leave your route and times with somebody who will miss you.',
  ),
  section('If there is a crash'),
  steps(
    'Stop, make it safe, help. Call 000 if anybody is hurt.',
    'Exchange names, addresses, registrations and insurers; photograph the scene. Do not admit fault.',
    'Tell your supervisor at once and report it the same day.',
    'You are tested for alcohol and drugs after every crash that hurts somebody or needs a tow.',
  ),
  section('Costs'),
  part('Fines and tolls'),
  say('Fines for what the driver did are the driver’s. Tolls and parking for work are ours.'),
  part('Private use'),
  say(
    'Only as your contract says, in your state, and not for hire or reward. Fuel on private trips of more than 200 km in a month is yours.',
  ),
  part('Your own car'),
  say('For work only with approval, comprehensive insurance and the current kilometre rate. Commuting is not work.'),
)
