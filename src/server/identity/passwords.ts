/** How passwords are kept (notes-security § 6 item 11). What may be one, the domain says. */
import { hash, type Options, verify } from '@node-rs/argon2'
import { longestPasswordSent, normalPassword } from '../../domain/employees/passwords.ts'

/** OWASP's minimum for Argon2id, which is the algorithm @node-rs/argon2 takes by default. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(normalPassword(password), cost)

/**
 * A person who does not exist costs the same time as one who does: the typed password is then checked against the
 * hash of nothing.
 */
export const passwordMatches = async (password: string, passwordHash: string | null): Promise<boolean> => {
  const tooLong = password.length > longestPasswordSent
  const matches = await verify(passwordHash ?? (await hashOfNothing), tooLong ? '' : normalPassword(password))
  return matches && passwordHash !== null && !tooLong
}

const hashOfNothing = hash(crypto.randomUUID(), cost)
