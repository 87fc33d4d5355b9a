/** The fields of a location and of a category of assets (`kernel/record.ts`). § 3 leaves them open: ours. */
import type { AssetLocationId } from '../kernel/ids.ts'
import { chosenOrNone, line, lineOrEmpty, recordOf, text, yesNo } from '../kernel/record.ts'
import { isNumberStyle, NUMBER_MAX } from './numbers.ts'

export const locationFields = recordOf({
  name: line('Name', 80),
  parentId: chosenOrNone<AssetLocationId>('Inside'),
  address: text('Address', 400),
})

export const categoryFields = recordOf(
  {
    name: line('Name', 80),
    numberStyle: lineOrEmpty('Number format', NUMBER_MAX),
    needsAcceptance: yesNo('The holder must accept it', false),
  },
  ({ numberStyle }) => ({
    numberStyle:
      numberStyle.trim() === '' || isNumberStyle(numberStyle.trim())
        ? null
        : 'Write # where it counts, once: BRC-LAP-####',
  }),
)
