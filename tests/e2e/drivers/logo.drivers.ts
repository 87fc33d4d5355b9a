import type { Driver } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  answers,
  busy,
  button,
  choosesFile,
  clicks,
  clicksIfThere,
  complementary,
  dialog,
  done,
  gone,
  labelled,
  presses,
  slider,
  text,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { fileNamed } from './filesOffered.ts'

const welcomed = dialog('Add Your Company Logo')
const uploader = dialog('Company logo')
const cropper = dialog('Crop your logo')
const sending = dialog('Uploading your logo')
const refused = dialog('Failed to upload logo')

const begun = {
  status: 'Pending',
  stages: [{ type: 'logo', status: 'Pending' }],
  employeesSeenWelcome: [],
}

/** § 2.5 The welcome of an administrator whose company has no logo. */
export const welcomeDriver: Driver = {
  machine: 'welcome',
  scenes: {
    'an admin, for the first time': { who: 'ada', path: '/', begin: [answers('loadOnboarding', done(begun))] },
  },
  calls: {
    loadOnboarding: { method: 'GET', url: /\/tenantonboarding$/ },
    saveOnboarding: { method: 'PUT', url: /\/tenantonboarding$/ },
  },
  successes: {},
  acts: {
    'upload.chosen': [clicks(button('Upload', welcomed))],
    'welcome.skipped': [presses('Escape')],
  },
  sights: {
    'welcome.deciding': [],
    'welcome.showing': [there(welcomed)],
    'welcome.over': ({ event: { type } }) => [
      gone(welcomed),
      type === 'upload.chosen' ? there(uploader) : gone(uploader),
    ],
  },
  beyond: {
    'welcome.deciding · always → welcome.over': 'Nothing shows, as in every other test of the product.',
  },
}

/** § 2.5 From an image to the company's logo. */
export const logoUploadDriver: Driver = {
  machine: 'logoUpload',
  scenes: { 'an admin': { who: 'ava', path: '/', begin: [clicks(button(/logo$/, complementary()))] } },
  calls: {
    uploadLogo: { method: 'POST', url: /\/TenantOnboarding\/logo$/ },
    saveOnboarding: { method: 'PUT', url: /\/tenantonboarding$/ },
  },
  successes: { uploadLogo: done('/favicon.svg') },
  acts: {
    'files.offered: a photo': [choosesFile(labelled('File', uploader), fileNamed('logo.png'))],
    'files.offered: a drawing': [choosesFile(labelled('File', uploader), fileNamed('logo.svg'))],
    'files.offered: a document': [choosesFile(labelled('File', uploader), fileNamed('logo.pdf'))],
    'file.removed': ({ snapshot: { context } }) =>
      context.files.length === 0 ? null : [clicks(button(/^Delete /, uploader))],
    'upload.asked': ({ snapshot: { context } }) =>
      context.files.length === 0 ? null : [clicks(button('Upload', uploader))],
    'crop.confirmed': [clicks(button('Upload', cropper))],
    'retry.asked': [clicks(button('Try again', refused))],
    'step.returned': ({ snapshot }) => [
      snapshot.matches('cropping')
        ? clicks(button('Choose another', cropper))
        : clicks(button(snapshot.context.cropped === null ? 'Choose another' : 'Crop again', refused)),
    ],
    'dialog.cancelled': ({ snapshot }) => [
      clicks(
        button('Cancel', snapshot.matches('choosing') ? uploader : snapshot.matches('cropping') ? cropper : refused),
      ),
      // With an image chosen, the person is asked first.
      clicksIfThere(button('Discard changes', dialog('Discard changes?'))),
    ],
  },
  sights: {
    'logoUpload.choosing': ({ snapshot: { context } }) => [
      there(uploader),
      ...context.files.map(({ name }: File) => there(text(name, uploader))),
      context.problem === null
        ? gone(alert(undefined, uploader))
        : there(alert(undefined, uploader), { saying: context.problem }),
    ],
    'logoUpload.cropping': [there(cropper), there(slider('Zoom', cropper))],
    'logoUpload.uploading': [there(sending), busy(button('Upload', sending))],
    'logoUpload.failed': ({ snapshot: { context } }) => [
      there(refused),
      there(alert(undefined, refused), { saying: context.refusal }),
    ],
    'logoUpload.closed': ({ snapshot: { context } }) => [
      ...[uploader, cropper, sending, refused].map(gone),
      ...(context.logoUrl === null ? [] : [there(text('Logo uploaded successfully'))]),
    ],
  },
  beyond: {
    'files.offered: a photo that is too large': 'Megabytes are nothing to write down; the unit tests judge the size.',
    'files.offered: two photos at once': 'The browser’s own chooser gives one file.',
    'logoUpload.choosing · upload.asked → logoUpload.choosing':
      'Without a file the button says that one is needed, and does nothing.',
    'crop.failed': 'The photo can be read; `onboarding.spec.ts` offers one that cannot.',
  },
}
