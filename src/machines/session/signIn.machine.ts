import * as Result from 'effect/Result'
import { assign, setup } from 'xstate'
import { afterSignInError, afterSilentFailure } from '../../domain/session/signInErrors.ts'
import { answerOf, failureOf, succeeded } from '../kit/answers.ts'
import { port } from '../kit/port.ts'
import { withAnswer, withFailure, withOutput } from '../kit/settling.ts'
import type { Arrival, SignedIn, SignInFailure, SignInPorts, SignInTrouble } from './session.ports.ts'

/**
 * How somebody is signed in by an identity provider that takes the whole page (§ 1, § 4 Sign-in errors, Silent token
 * failure).
 *
 * Rules it keeps: a session this browser still holds needs nobody; what a redirect brought back is read before anything
 * else is begun; a cancelled sign-in and any other refusal lead to logout, a forgotten password to the password-reset
 * flow, and a password that was reset signs in again without a second prompt; a known account is asked for silently
 * first: interaction required leads to redirect acquisition, any other answer to a login redirect; a provider that
 * cannot be reached leads nowhere: the person stays and reads why. Leaving answers only when it fails, so it is no final
 * state.
 *
 * Events: none; the ports' answers drive it. Output: the page asked for, or why nobody is signed in.
 */
interface Context {
  readonly output: Result.Result<SignedIn, SignInFailure>
}

type Answer<A, E> = Result.Result<A, E>

const unreachable: SignInFailure = { _tag: 'Unreachable' }

const codeIn = (answer: Answer<unknown, SignInTrouble>): string | null => {
  const trouble = failureOf(answer)
  return trouble._tag === 'Denied' ? trouble.code : null
}

export const signInMachine = setup({
  types: {} as { context: Context; output: Context['output'] },
  actors: {
    recallSession: port<SignInPorts['recallSession']>('recallSession'),
    completeRedirect: port<SignInPorts['completeRedirect']>('completeRedirect'),
    acquireSilently: port<SignInPorts['acquireSilently']>('acquireSilently'),
    leave: port<SignInPorts['leave']>('leave'),
  },
  guards: {
    succeeded,
    isHeld: (_, answer: Answer<SignedIn | null, never>) => answerOf(answer) !== null,
    isSignedIn: (_, answer: Answer<Arrival, SignInTrouble>) =>
      Result.isSuccess(answer) && answer.success.kind === 'signedIn',
    hasResetPassword: (_, answer: Answer<Arrival, SignInTrouble>) =>
      Result.isSuccess(answer) && answer.success.kind === 'passwordReset',
    hasAccount: (_, answer: Answer<Arrival, SignInTrouble>) =>
      Result.isSuccess(answer) && answer.success.kind === 'nothing' && answer.success.hasAccount,
    isUnreachable: (_, answer: Answer<unknown, SignInTrouble>) =>
      Result.isFailure(answer) && afterSilentFailure(answer.failure._tag) === 'stay',
    needsInteraction: (_, answer: Answer<unknown, SignInTrouble>) =>
      Result.isFailure(answer) && afterSilentFailure(answer.failure._tag) === 'acquisition',
    hasForgottenPassword: (_, answer: Answer<unknown, SignInTrouble>) =>
      Result.isFailure(answer) && afterSignInError(codeIn(answer)) === 'passwordReset',
    isRefused: (_, answer: Answer<unknown, SignInTrouble>) => Result.isFailure(answer),
  },
  actions: {
    keepSession: assign((_, { returnTo }: SignedIn) => ({ output: Result.succeed({ returnTo }) })),
    keepFailure: assign((_, failure: SignInFailure) => ({ output: Result.fail(failure) })),
  },
}).createMachine({
  id: 'signIn',
  context: { output: Result.fail(unreachable) },
  output: ({ context }) => context.output,
  initial: 'recalling',
  states: {
    recalling: {
      invoke: {
        id: 'recallSession',
        src: 'recallSession',
        onDone: [
          {
            guard: withOutput('isHeld'),
            target: 'signedIn',
            actions: { type: 'keepSession', params: ({ event }) => answerOf(event.output) as SignedIn },
          },
          { target: 'completingRedirect' },
        ],
        onError: { target: 'failed' },
      },
    },
    completingRedirect: {
      invoke: {
        id: 'completeRedirect',
        src: 'completeRedirect',
        onDone: [
          {
            guard: withOutput('isSignedIn'),
            target: 'signedIn',
            actions: { type: 'keepSession', params: ({ event }) => answerOf(event.output) as Arrival & SignedIn },
          },
          { guard: withOutput('hasResetPassword'), target: 'leavingToSignIn' },
          { guard: withOutput('hasAccount'), target: 'acquiringSilently' },
          { guard: withOutput('isUnreachable'), target: 'failed' },
          {
            guard: withOutput('hasForgottenPassword'),
            target: 'leavingToResetPassword',
          },
          { guard: withOutput('isRefused'), target: 'leavingToLogOut' },
          { target: 'leavingToSignIn' },
        ],
        onError: { target: 'failed' },
      },
    },
    acquiringSilently: {
      invoke: {
        id: 'acquireSilently',
        src: 'acquireSilently',
        onDone: [
          {
            guard: withOutput('succeeded'),
            target: 'signedIn',
            actions: withAnswer('keepSession'),
          },
          { guard: withOutput('isUnreachable'), target: 'failed' },
          { guard: withOutput('needsInteraction'), target: 'leavingToAcquire' },
          { target: 'leavingToSignIn' },
        ],
        onError: { target: 'failed' },
      },
    },
    leavingToSignIn: {
      invoke: {
        id: 'leaveToSignIn',
        src: 'leave',
        input: { to: 'signIn' },
        onDone: { target: 'failed', actions: withFailure('keepFailure') },
        onError: { target: 'failed' },
      },
    },
    leavingToAcquire: {
      invoke: {
        id: 'leaveToAcquire',
        src: 'leave',
        input: { to: 'acquisition' },
        onDone: { target: 'failed', actions: withFailure('keepFailure') },
        onError: { target: 'failed' },
      },
    },
    leavingToResetPassword: {
      invoke: {
        id: 'leaveToResetPassword',
        src: 'leave',
        input: { to: 'passwordReset' },
        onDone: { target: 'failed', actions: withFailure('keepFailure') },
        onError: { target: 'failed' },
      },
    },
    leavingToLogOut: {
      invoke: {
        id: 'leaveToLogOut',
        src: 'leave',
        input: { to: 'logout' },
        onDone: { target: 'failed', actions: withFailure('keepFailure') },
        onError: { target: 'failed' },
      },
    },
    signedIn: { type: 'final' },
    failed: { type: 'final' },
  },
})
