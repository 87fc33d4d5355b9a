import type * as Result from 'effect/Result'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { SignedIn, SignInFailure } from '../../../src/machines/session/session.ports.ts'
import type { Act, Driver, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  banner,
  bare,
  button,
  clicks,
  fills,
  forgets,
  gone,
  heading,
  labelled,
  opens,
  text,
  there,
  truly,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'

const shell = button('Support', banner())
const signInPage = heading('Sign in')
const resetPage = heading('Reset your password')
const failurePage = heading('An issue has occurred')
const email = labelled(/^Email/)
const who = 'eve@tenure.example'

/** What they wanted before anybody asked who they are. */
const wanted = pathTo('reports')

const typesIn: ReadonlyArray<Act> = [
  fills(email, who),
  fills(labelled('Password'), 'tenure-demo-2026'),
  clicks(button('Sign in')),
]

const opensAsNobody: ReadonlyArray<Act> = [opens(wanted), until(there(signInPage))]

/** The code that came with the redirect is handed in for a token, and that is refused. */
const refused = (error: string, description = ''): ReadonlyArray<Act> => [
  ...typesIn,
  answers('token', bare(400, { error, error_description: description })),
]

/** The browser is on its way out, and is let go. */
const logsOut: ReadonlyArray<Act> = [answers('endSession', truly)]
const signsInInVain: ReadonlyArray<Act> = [...refused('invalid_request', 'AADB2C90000: Refused.')]
const times = (count: number, acts: ReadonlyArray<Act>): ReadonlyArray<Act> => Array(count).fill(acts).flat()

/** The provider knows them no longer, so that the hidden frame finds nobody, and the token is not renewed. */
const needsThem: ReadonlyArray<Act> = [
  { does: 'loses cookies' },
  answers('token', bare(400, { error: 'invalid_grant' })),
]

/** The library asks once more where nobody answers. */
const lost: ReadonlyArray<Act> = times(2, [answers('token', { kind: 'lost' })])

const asNobody: ReadonlyArray<Sight> = [gone(shell), gone(failurePage)]
const atSignIn = [there(signInPage), ...asNobody]

/** The same for whichever call of the way out: only the number of rounds can end it. */
const nobodyAsked = 'On the way out nobody is asked who could be silent: the addresses come with the settings.'
const neverSilently = 'The provider says so on its own pages; a silent request shows none.'

/** § 4 Sign-in errors and silent token failure: with the local provider, and its answers put in its mouth. */
export const signInDriver: Driver = {
  machine: 'signIn',
  // § 4 names its codes one by one, and several of them lead along the same arrow.
  strategy: 'cases',
  scenes: {
    // A page of this origin that asks nobody who they are; from there everything of the walk before is forgotten.
    'a page is opened': {
      who: 'eve',
      isStranger: true,
      path: '/offline.html',
      begin: [{ does: 'loses cookies' }, forgets(/./)],
    },
  },
  calls: {
    token: { method: 'POST', url: /\/idp-signin\/token\b/ },
    endSession: { method: 'GET', url: /\/idp-signin\/session\/end/ },
  },
  successes: {},
  acts: {
    'xstate.done.actor.recallSession: a session is held': [
      ...opensAsNobody,
      ...typesIn,
      answers('token', truly),
      until(there(shell)),
      // Nobody answers a second question, so a machine that asked one would wait.
      opens(wanted),
    ],
    'xstate.done.actor.recallSession: none is held': [],
    'xstate.done.actor.completeRedirect: signed in': [...opensAsNobody, ...typesIn, answers('token', truly)],
    'xstate.done.actor.completeRedirect: nobody is known': [opens(wanted)],
    'xstate.done.actor.completeRedirect: an account is known': [
      ...opensAsNobody,
      ...typesIn,
      answers('token', truly),
      until(there(shell)),
      forgets(/^tenure\.signIn\.grant|accesstoken/i),
      opens(wanted),
    ],
    'xstate.done.actor.completeRedirect: no answer': [...opensAsNobody, ...typesIn, ...lost],
    'xstate.done.actor.completeRedirect: sign-in cancelled': [...opensAsNobody, clicks(button('Cancel')), ...logsOut],
    'xstate.done.actor.completeRedirect: password forgotten': [...opensAsNobody, clicks(button('Forgot password?'))],
    'xstate.done.actor.completeRedirect: another refusal': [...opensAsNobody, ...signsInInVain, ...logsOut],
    'xstate.done.actor.completeRedirect: interaction required': [
      ...opensAsNobody,
      ...refused('interaction_required'),
      ...logsOut,
    ],
    'xstate.done.actor.acquireSilently: signed in': [answers('token', truly)],
    'xstate.done.actor.acquireSilently: interaction required': needsThem,
    'xstate.done.actor.acquireSilently: another refusal': [
      { does: 'loses cookies' },
      answers('token', bare(401, { error: 'invalid_client' })),
    ],
    'xstate.done.actor.acquireSilently: no answer': lost,
    // Each time the page comes back without an answer, one round has failed.
    'xstate.done.actor.leaveToSignIn: sent round in a loop': [
      until(there(signInPage)),
      ...times(3, opensAsNobody),
      opens(wanted),
    ],
    'xstate.done.actor.leaveToAcquire: sent round in a loop': [
      until(there(signInPage)),
      ...times(3, [opens(wanted), ...needsThem, until(there(signInPage))]),
      opens(wanted),
      ...needsThem,
    ],
    // Cancelling begins the count anew, whatever the walk has done before.
    'xstate.done.actor.leaveToLogOut: sent round in a loop': [
      until(there(signInPage)),
      clicks(button('Cancel')),
      ...logsOut,
      until(there(signInPage)),
      ...times(3, [...signsInInVain, ...logsOut, until(there(signInPage))]),
      ...signsInInVain,
    ],
  },
  sights: {
    'signIn.recalling': [gone(shell), gone(signInPage)],
    'signIn.completingRedirect': [gone(shell), gone(signInPage)],
    // The token is held.
    'signIn.acquiringSilently': [gone(signInPage), ...asNobody],
    'signIn.leavingToSignIn': [...atSignIn, there(email, { holding: '' })],
    // For the same person.
    'signIn.leavingToAcquire': [...atSignIn, there(email, { holding: who })],
    'signIn.leavingToResetPassword': [there(resetPage), ...asNobody],
    'signIn.leavingToLogOut': [...atSignIn, there(email, { holding: '' })],
    'signIn.signedIn': [there(shell), there(heading('Reports')), gone(failurePage)],
    'signIn.failed': ({ snapshot: { output } }) => {
      const { failure } = output as Result.Failure<SignedIn, SignInFailure>
      const why = failure._tag === 'SignInLoop' ? /failed several times/ : /The server cannot be reached/
      return [there(failurePage), there(text(why)), there(button('Reload page')), gone(shell)]
    },
  },
  beyond: {
    'xstate.done.actor.completeRedirect: password reset':
      'It takes a code that comes by mail; `signIn/flows.spec.ts` reads it.',
    'signIn.completingRedirect · xstate.done.actor.completeRedirect [hasResetPassword] → signIn.leavingToSignIn':
      'It takes a code that comes by mail; `signIn/flows.spec.ts` reads it.',
    'xstate.done.actor.acquireSilently: sign-in cancelled': neverSilently,
    'xstate.done.actor.acquireSilently: password forgotten': neverSilently,
    'xstate.done.actor.leaveToSignIn: no answer': nobodyAsked,
    'xstate.done.actor.leaveToAcquire: no answer': nobodyAsked,
    'xstate.done.actor.leaveToLogOut: no answer': nobodyAsked,
    'xstate.done.actor.leaveToResetPassword':
      'To ask for another password is a choice of the person, which breaks every loop; and nobody is asked who could be silent.',
  },
}
