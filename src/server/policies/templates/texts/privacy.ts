import { part, points, policy, say, section, steps } from '../writing.ts'

export const privacy = policy(
  section('Purpose'),
  say(
    'We hold information about customers, suppliers, applicants and each other. This policy says how we collect, use, keep and share it, in line with the Privacy Act 1988 and the Australian Privacy Principles, and what each of us has to do.',
  ),
  section('What we collect'),
  points(
    '**Customers and suppliers**: names, contacts, addresses of sites, accounts, photographs of the work.',
    '**Applicants and employees**: contacts, work history, licences, bank, tax and superannuation details, emergency contacts, leave and performance.',
    '**Sensitive information**, such as health, only when it is needed and with consent, or because the law asks for it.',
  ),
  say('We collect from the person themselves wherever we can, and say what it is for at the time.'),
  section('How we use it'),
  say(
    'For what it was collected for, for what a person would reasonably expect beside that, and as the law requires. We do not sell it. Marketing always has a way out that works.',
  ),
  section('Whom we share it with'),
  points(
    'providers who work for us, such as payroll, cloud storage and insurers, under contracts that bind them to this standard',
    'authorities, where the law requires it',
    'nobody overseas, unless the protection there is the same or the person has agreed',
  ),
  section('Keeping it safe'),
  part('Everybody'),
  points(
    'Look up only what your work needs. Curiosity is not a reason.',
    'Keep it in our systems: not in private mail, chats, notebooks or free online tools.',
    'Lock your screen, do not share passwords, and use the second factor.',
    'Check the address before you send, and use links instead of attachments for anything sensitive.',
  ),
  part('The company'),
  points(
    'grants access by role and reviews it twice a year',
    'encrypts devices and backups, and logs access to sensitive records',
    'destroys or de-identifies what is no longer needed: applications after twelve months, employee records seven years after the end',
  ),
  section('If something goes wrong'),
  steps(
    'A lost phone, a message to the wrong person, a strange sign-in: tell the privacy officer **at once**, at any hour.',
    'Do not delete anything and do not try to fix it alone.',
    'We contain it the same day and assess within thirty days at most whether serious harm is likely.',
    'If so, we tell those affected and the Office of the Australian Information Commissioner.',
  ),
  section('Your rights'),
  say(
    'Anybody may ask what we hold about them and have mistakes corrected; we answer within thirty days. Complaints go to the privacy officer first and, if our answer does not satisfy you, to the Commissioner at www.oaic.gov.au.',
  ),
  section('Cameras and tracking'),
  say(
    'Cameras and vehicle trackers are announced in advance and marked. They serve safety and security, are not used to watch people at rest, and recordings are deleted after thirty days unless an incident needs them.',
  ),
)
