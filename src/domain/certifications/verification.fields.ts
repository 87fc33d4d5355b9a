/** What is said to a piece of evidence that was handed in (`kernel/record.ts`): told to the person when it is declined. */
import { recordOf, text } from '../kernel/record.ts'

export const verificationFields = recordOf({ because: text('Why it is declined', 1_000) })
