/** Ours: whether somebody can sign in, in words; wherever it is told, it is told with these. */
import type { LoginState } from './nouns.ts'

export const signInWords = (state: LoginState | null): string => (state === null ? 'No login' : words[state])

const words: Readonly<Record<LoginState, string>> = {
  invited: 'Invited, has not signed in yet',
  active: 'Can sign in',
}
