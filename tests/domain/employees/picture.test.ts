import { describe, expect, test } from 'vitest'
import { PICTURE_EXTENSIONS, pictureProblem, pictureSentences } from '../../../src/domain/employees/picture.ts'

describe('Pictures of people (ours)', () => {
  test.each([
    [{ type: 'image/png', size: 2_000_000 }, null],
    [{ type: 'image/webp', size: 1 }, null],
    [{ type: 'image/png', size: 20_000_001 }, 'chosenTooLarge'],
    [{ type: 'image/jpeg', size: 3_400_000 }, null],
    [{ type: 'image/svg+xml', size: 1 }, 'notAnImage'],
    [{ type: '', size: 1 }, 'notAnImage'],
  ])('%o may be sent, or it is said why not', (file, problem) => expect(pictureProblem(file)).toBe(problem))

  test('the sentence names the limit', () => expect(pictureSentences.tooLarge).toBe('The picture is larger than 2 mb.'))

  test('each type is known by its endings', () =>
    expect(PICTURE_EXTENSIONS).toEqual(['jpg', 'jpeg', 'png', 'gif', 'webp']))
})
