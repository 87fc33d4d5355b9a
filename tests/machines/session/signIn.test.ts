import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Arrival, SignedIn, SignInTrouble } from '../../../src/machines/session/session.ports.ts'
import { signInMachine } from '../../../src/machines/session/signIn.machine.ts'
import { breaking, held } from '../ports.ts'

const aSignIn = () => {
  const session = held<void, SignedIn | null>()
  const redirect = held<void, Arrival>()
  const silent = held<void, SignedIn>()
  const leave = held<{ to: string }, never>()
  const actor = createActor(
    signInMachine.provide({
      actors: {
        recallSession: session.logic,
        completeRedirect: redirect.logic,
        acquireSilently: silent.logic,
        leave: leave.logic,
      },
    }),
  ).start()
  const left = () => leave.asked.map(({ to }) => to)
  return { actor, session, redirect, silent, leave, left, output: () => actor.getSnapshot().output }
}

const here: SignedIn = { returnTo: '/employees/' }
const unreachable: SignInTrouble = { _tag: 'Unreachable' }
const denied = (code: string | null): SignInTrouble => ({ _tag: 'Denied', code })

/** Nobody signed in here before; a redirect is asked what it brought. */
const withoutSession = async () => {
  const signIn = aSignIn()
  await signIn.session.give(null)
  return signIn
}

const withAccount = async () => {
  const signIn = await withoutSession()
  await signIn.redirect.give({ kind: 'nothing', hasAccount: true })
  return signIn
}

describe('somebody is signed in', () => {
  it('by the session this browser still holds, without asking the provider', async () => {
    const signIn = aSignIn()
    await signIn.session.give(here)
    expect(signIn.output()).toEqual(Result.succeed(here))
    expect(signIn.redirect.asked).toEqual([])
  })

  it('by what a redirect brought back', async () => {
    const signIn = await withoutSession()
    await signIn.redirect.give({ kind: 'signedIn', ...here })
    expect(signIn.output()).toEqual(Result.succeed(here))
    expect(signIn.left()).toEqual([])
  })

  it('silently, when the provider knows the account', async () => {
    const signIn = await withAccount()
    await signIn.silent.give(here)
    expect(signIn.output()).toEqual(Result.succeed(here))
  })
})

describe('§ 4 Sign-in errors', () => {
  it.each([
    ['AADB2C90091 (cancelled) leads to logout', 'AADB2C90091', 'logout'],
    ['AADB2C90118 leads to the password-reset flow', 'AADB2C90118', 'passwordReset'],
    ['any other code leads to logout', 'AADB2C90000', 'logout'],
    ['no code at all leads to logout', null, 'logout'],
  ])('%s', async (_rule, code, to) => {
    const signIn = await withoutSession()
    await signIn.redirect.refuse(denied(code) as never)
    expect(signIn.left()).toEqual([to])
    expect(signIn.output()).toBeUndefined()
  })

  it('a password that was reset signs in again', async () => {
    const signIn = await withoutSession()
    await signIn.redirect.give({ kind: 'passwordReset' })
    expect(signIn.left()).toEqual(['signIn'])
  })
})

describe('§ 4 Silent token failure', () => {
  it.each([
    ['interaction required leads to redirect acquisition', { _tag: 'InteractionRequired' }, ['acquisition']],
    ['any other answer to a login redirect', denied(null), ['signIn']],
  ] as const)('%s', async (_rule, trouble, left) => {
    const signIn = await withAccount()
    await signIn.silent.refuse(trouble as never)
    expect(signIn.left()).toEqual(left)
  })

  it('without an account there is nothing to ask silently: one goes to sign in', async () => {
    const signIn = await withoutSession()
    await signIn.redirect.give({ kind: 'nothing', hasAccount: false })
    expect([signIn.silent.asked, signIn.left()]).toEqual([[], ['signIn']])
  })
})

describe('one stays, and is told', () => {
  const failed = Result.fail({ _tag: 'Unreachable' })

  it('when the network is lost while a redirect is read', async () => {
    const signIn = await withoutSession()
    await signIn.redirect.refuse(unreachable as never)
    expect([signIn.output(), signIn.left()]).toEqual([failed, []])
  })

  it('when it is lost while asking silently', async () => {
    const signIn = await withAccount()
    await signIn.silent.refuse(unreachable as never)
    expect([signIn.output(), signIn.left()]).toEqual([failed, []])
  })

  it.each([{ _tag: 'Unreachable' }, { _tag: 'SignInLoop' }] as const)('when leaving fails: %o', async (why) => {
    const signIn = await withoutSession()
    await signIn.redirect.give({ kind: 'nothing', hasAccount: false })
    await signIn.leave.refuse(why as never)
    expect(signIn.output()).toEqual(Result.fail(why))
  })

  it.each(['recallSession', 'completeRedirect'] as const)('when %s breaks', async (port) => {
    const session = held<void, null>()
    const actor = createActor(
      signInMachine.provide({
        actors: { recallSession: session.logic, completeRedirect: breaking(), [port]: breaking() },
      }),
    ).start()
    if (port !== 'recallSession') await session.give(null)
    await new Promise((resolve) => setImmediate(resolve))
    expect(actor.getSnapshot().output).toEqual(failed)
  })
})
