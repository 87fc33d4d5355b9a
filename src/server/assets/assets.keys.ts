import type { Refusal } from '../../contract/envelope.ts'
import { denials } from '../../domain/assets/wording.ts'
import { conflicting, unacceptable } from '../http/denied.ts'

/** What the keys of the table refuse (0026), as the area says it. */
export const onKeys: Readonly<Record<string, () => Refusal<409> | Refusal<422>>> = {
  assets_number_key: () => conflicting({ allowed: false, because: 'numberInUse' }, denials, 'number'),
  assets_category_fkey: () => unacceptable({ allowed: false, because: 'unknownCategory' }, denials, 'categoryId'),
  assets_location_fkey: () =>
    unacceptable({ allowed: false, because: 'unknownLocation' }, denials, 'currentLocationId'),
}
