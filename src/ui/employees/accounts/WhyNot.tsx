import { type AccountDenial, denials } from '../../../domain/employees/accounts/wording.ts'
import type { Decision } from '../../../domain/kernel/decision.ts'
import { Text } from '../../kit/Text.tsx'

/** Said of the whole account, above the buttons. */
const saidAbove: ReadonlyArray<AccountDenial> = ['adminOnly', 'keptElsewhere', 'ownLogin', 'worksElsewhere']

/** Below buttons that cannot be pressed now: why, for whoever does not point at them. */
export const WhyNot = ({ of }: { readonly of: ReadonlyArray<Decision<AccountDenial>> }) => {
  const reasons = new Set(of.flatMap((may) => (may.allowed || saidAbove.includes(may.because) ? [] : [may.because])))
  return [...reasons].map((because) => (
    <Text key={because} style="small" tone="muted">
      {denials[because]}
    </Text>
  ))
}
