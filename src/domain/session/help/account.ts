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
        'Enter your email address. If it belongs to an account, you get a six-digit code that works for 15 minutes.',
        'Enter the code, then choose a new password. A few words you can remember work well.',
      ],
      'You are then signed in. If your account uses two-factor authentication, you enter a code here too.',
    ],
  },
  {
    id: 'secondFactor',
    title: 'Sign in with a one-time code',
    about: [],
    body: [
      'If two-factor authentication is on for your account, enter your password and then the six-digit code from your authenticator app. Each code works once.',
      'If the code is rejected, check that your phone’s clock is correct and wait for the next code.',
    ],
  },
  {
    id: 'invitation',
    title: 'Answer an invitation',
    about: [],
    body: [
      'When a client creates a login for you, you get an email with a link. It works once and expires after 7 days. Your administrator there can send another.',
      'If you are new to Tenure, follow the link to choose a password. If you already use Tenure, sign in as usual and choose Accept or Decline. Your password stays the same and your other clients are not notified.',
      'A client may require a one-time code. If your other clients don’t, you can skip it when you sign in and open those.',
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
        'Choose Open next to the client. Tenure reloads at its Home page.',
      ],
      'Next time you sign in, you return to the client you used last. Inactive clients are not listed.',
    ],
  },
  {
    id: 'theme',
    title: 'Choose light or dark',
    about: [],
    body: [
      'Open the menu behind your picture at the top right and choose a theme. “Same as system” follows your computer or phone.',
      'Your choice is saved in this browser.',
    ],
  },
  {
    id: 'daysAndNumbers',
    title: 'Choose date, time and number formats',
    about: ['settings'],
    body: [
      [
        'Open Settings from the menu behind your picture.',
        'Under “Your date and number format”, choose the formats, the first day of the week and the time zone. Changes apply immediately and are saved for you in this company.',
      ],
      'Otherwise the company default applies. Administrators set it under “Date and number format for everyone”.',
      'Dates follow the company’s time zone: a policy due on the 3rd is due at the end of that day there. Your own time zone applies only to times, such as when something was changed.',
      'Times outside your own time zone show the zone, for example AEST.',
    ],
  },
  {
    id: 'feedback',
    title: 'Tell us what to improve',
    about: ['feedback'],
    body: [
      'Choose Send us feedback in the Support menu. Choose a problem, an idea or praise, and describe it in your own words.',
      'We receive your name, your company and, unless you remove it, the page you came from. If sending fails, your text is kept and you can try again.',
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
        'Search by words, person or reference, or filter by status.',
        'Choose Answer, set a status and add a comment. A reason is required to decline.',
      ],
      'The sender can read your answer and is notified of each status change. Other people in your company cannot see it.',
    ],
  },
  {
    id: 'accountSetup',
    title: 'Set up your company’s account',
    about: ['accountSetup', 'home'],
    needs: { role: 'admin' },
    body: [
      'Until setup is complete, the bottom of the menu shows an Account Setup button with the steps done or skipped, out of the total.',
      'Do the steps in any order. Each shows what is still needed. You can skip steps that don’t apply.',
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
        'Choose an image: PNG, JPG or SVG, at most 2 mb.',
        'Move and zoom the picture to fit the frame. An SVG is used as it is.',
        'Choose Upload.',
      ],
      'Everyone in your company sees the new logo, in light and dark mode.',
    ],
  },
]
