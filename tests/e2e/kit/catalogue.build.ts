import { test } from '@playwright/test'
import { build } from 'vite'
import { catalogueOfKit } from './catalogue.ts'

/** The product does not hold the catalogue, so it is built here: once for all tests of the kit. */
test('the catalogue of the kit is built', async () => {
  test.setTimeout(180_000)
  await build(catalogueOfKit)
})
