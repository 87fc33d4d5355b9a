import { expect, test } from 'vitest'
import { pictureProblem } from '../../../src/ui/employees/picture.ts'

test.each([
  [{ type: 'image/png', size: 2_000_000 }, undefined],
  [{ type: 'image/webp', size: 1 }, undefined],
  [{ type: 'image/png', size: 2_000_001 }, 'The picture is larger than 2 mb.'],
  [{ type: 'image/jpeg', size: 3_400_000 }, 'The picture is larger than 2 mb.'],
  [{ type: 'image/svg+xml', size: 1 }, 'Choose a picture: JPG, PNG, GIF or WebP.'],
  [{ type: '', size: 1 }, 'Choose a picture: JPG, PNG, GIF or WebP.'],
])('a picture %o may be sent, or it is said why not', (file, sentence) => expect(pictureProblem(file)).toBe(sentence))
