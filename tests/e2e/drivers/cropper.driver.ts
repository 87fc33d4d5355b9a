import { isOutside } from '../../../src/machines/kit/cropping.ts'
import type { Act, Driver, Moment } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  button,
  choosesFile,
  clicks,
  complementary,
  dialog,
  fills,
  gone,
  labelled,
  slider,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { fileNamed } from './filesOffered.ts'

const uploader = dialog('Company logo')
const cropper = dialog('Crop your logo')
const confirm = button('Upload', cropper)
const zoom = slider('Zoom', cropper)
const reset = clicks(button('Reset', cropper))

const offers = (name: Parameters<typeof fileNamed>[0]): ReadonlyArray<Act> => [
  choosesFile(labelled('File', uploader), fileNamed(name)),
  clicks(button('Upload', uploader)),
]

/** The picture begins as wide as the frame and 100 pixels high; each press moves it by 10, out of a frame of 125. */
const movesOut: ReadonlyArray<Act> = [reset, ...Array(13).fill(clicks(button('Move down', cropper)))]

const framesNothing = ({ snapshot: { context } }: Moment): boolean => isOutside(context.picture, context.area)

const whileFramed =
  (acts: ReadonlyArray<Act>) =>
  (moment: Moment): ReadonlyArray<Act> | null =>
    framesNothing(moment) ? null : acts

const closesWithDialog = 'Its dialog closes, and it with it.'
const deniedBefore = 'The button that is pressed says that there is nothing in the frame, and does nothing.'

/** § 2.6 The cropper, in the crop step of the company's logo (§ 2.5). */
export const cropperDriver: Driver = {
  machine: 'cropper',
  scenes: {
    'a picture': { who: 'ava', path: '/', begin: [clicks(button(/logo$/, complementary())), until(there(uploader))] },
  },
  // Held, and never answered: nobody's logo is changed by a walk.
  calls: { uploadLogo: { method: 'POST', url: /\/TenantOnboarding\/logo$/ } },
  successes: {},
  acts: {
    'picture.measured: a picture of 800 by 600': offers('logo.png'),
    'picture.unreadable': offers('broken.png'),
    'picture.moved': whileFramed([clicks(button('Move right', cropper))]),
    'picture.zoomed': whileFramed([fills(zoom, '60')]),
    'picture.framed: all of the picture': [reset],
    'picture.framed: nothing of the picture': movesOut,
    'picture.reset': whileFramed([reset]),
    'crop.confirmed': whileFramed([clicks(confirm)]),
    'xstate.done.actor.cut: a piece is cut out': [],
  },
  sights: {
    // It is measured as soon as it has been chosen.
    'cropper.measuring': [there(uploader), gone(cropper)],
    'cropper.adjusting': ({ event, label }) => [
      there(cropper),
      there(zoom, event.type === 'picture.zoomed' ? { holding: '60' } : {}),
      ...(label === 'nothing of the picture'
        ? [there(confirm, { describedAs: 'The image is outside the frame.' })]
        : []),
      ...(label === 'all of the picture' ? [there(confirm, { describedAs: '' }), there(zoom, { holding: '0' })] : []),
    ],
    'cropper.cutting': [gone(uploader)],
    'cropper.cut': [gone(cropper), there(dialog('Uploading your logo'))],
    'cropper.unreadable': [
      gone(cropper),
      there(alert(undefined, uploader), { saying: 'This image cannot be read. Choose another.' }),
    ],
  },
  beyond: {
    'picture.measured: a picture of no size': 'A browser that can read a picture gives it a size.',
    'cropper.measuring · picture.measured → cropper.unreadable': 'A browser that can read a picture gives it a size.',
    'crop.left': closesWithDialog,
    'cropper.left': closesWithDialog,
    'cropper.adjusting · crop.confirmed → stays': deniedBefore,
    'xstate.done.actor.cut: it cannot be cut': 'What the browser has shown, it can draw.',
    'cropper.cutting · xstate.done.actor.cut → cropper.unreadable': 'What the browser has shown, it can draw.',
  },
}
