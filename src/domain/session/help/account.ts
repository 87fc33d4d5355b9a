/** Help with one's own sign-in, client and habits (§ 2.3 help widget). The texts are ours. */
import type { Article } from './article.ts'

export const account: ReadonlyArray<Article> = [
  {
    id: 'password',
    title: 'Sign in when you have forgotten your password',
    about: [],
    body: [
      [
        'On the sign-in page, choose Forgot password?',
        'Enter your email address. If it belongs to an account, a six-digit code is sent to it; the code works for 15 minutes.',
        'Enter the code, then choose a new password. A few words you can remember work well.',
      ],
      'You are signed in at the end. If your account asks for a second factor, it does so here too.',
    ],
  },
  {
    id: 'secondFactor',
    title: 'Sign in with a one-time code',
    about: [],
    body: [
      'If two-factor authentication is on for your account, the sign-in asks for the six-digit code that your authenticator app shows after the password. Each code works once.',
      'If the code is refused, check that the clock of your phone is right, and wait for the next code.',
    ],
  },
  {
    id: 'invitation',
    title: 'Answer an invitation',
    about: [],
    body: [
      'A client that gives you a login sends an email with a link. It works once, for 7 days; your administrator there can send another.',
      'If you are new to Tenure, you choose a password behind the link. If you sign in to Tenure already, sign in there as usual and choose Accept or Decline: your password stays as it is, and your other clients are not told.',
      'A client may ask for a one-time code. If you work for others that do not, you can put it off at the sign-in and open those.',
    ],
  },
  {
    id: 'client',
    title: 'Change to another client',
    about: [],
    body: [
      'If you work for more than one client, the menu has a Change Client button under the logo. Ctrl K and “change client” does the same.',
      [
        'Choose Change Client.',
        'Search by name if the list is long.',
        'Choose Open beside the client. The app loads again, at its Home page.',
      ],
      'The next time you sign in here, you come back to the client you worked in last. An inactive client is not in the list.',
    ],
  },
  {
    id: 'theme',
    title: 'Choose light or dark',
    about: [],
    body: [
      'Open the menu behind your picture, at the top right, and choose under Theme. “As the system” follows your computer or phone.',
      'The choice is kept in this browser.',
    ],
  },
  {
    id: 'daysAndNumbers',
    title: 'Choose how days, times and numbers are written',
    about: ['settings'],
    body: [
      [
        'Open Settings from the menu behind your picture.',
        'Under “Days and numbers for you”, choose how days and numbers are written, which day a week begins with, and the zone of times. It shows at once, and is kept for you in this company.',
      ],
      'What you do not choose is as your company has it. Administrators choose that under “Days and numbers for everybody”.',
      'A day is the company’s for everybody: a policy due on the 3rd is due when that day ends where the company is. A zone you choose is for moments only, such as when somebody changed something.',
      'Where a time is not that of your own clock, its zone is named beside it, for instance AEST.',
    ],
  },
  {
    id: 'feedback',
    title: 'Tell us what to improve',
    about: ['feedback'],
    body: [
      'Choose Send us feedback in the Support menu. Say whether it is a problem, an idea or praise, and describe it in your own words.',
      'Your name and company are sent along, so that we can ask back; so is the page you came from, unless you take it out. If sending fails, your text stays and you can try again.',
      'Each piece of feedback has a reference, such as #12. Under What I have sent you see what becomes of it, and what was answered; you are told when that changes.',
    ],
  },
  {
    id: 'feedbackInbox',
    title: 'Answer feedback of your people',
    about: ['feedback'],
    needs: { role: 'admin' },
    body: [
      [
        'Choose Send us feedback in the Support menu, then Inbox.',
        'Search it by words, by a person or by a reference, or narrow it to a status.',
        'Press Answer, choose what becomes of it, and add a word. Whoever declines says why.',
      ],
      'Whoever sent it reads your answer and is told once for each change of status. Other people of your company do not see it.',
    ],
  },
  {
    id: 'accountSetup',
    title: 'Set up your company’s account',
    about: ['accountSetup', 'home'],
    needs: { role: 'admin' },
    body: [
      'While something is still to be set up, the foot of the menu shows an Account Setup button with the number of steps that are done or skipped, and of all there are.',
      'The steps can be done in any order, and each says what it still needs. A step that does not concern you can be skipped.',
    ],
  },
  {
    id: 'logo',
    title: 'Add or change the company logo',
    about: ['accountSetup', 'companySettings'],
    needs: { role: 'admin' },
    body: [
      [
        'Click the logo at the top of the menu.',
        'Choose an image: PNG, JPG, JPEG or SVG, at most 2 mb.',
        'Move and zoom the picture until the frame shows what you want. An SVG is taken as it is.',
        'Choose Upload.',
      ],
      'Everybody who works in this client sees the new logo, on light and dark.',
    ],
  },
]
