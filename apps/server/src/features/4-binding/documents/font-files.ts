/**
 * The fonts that come with the product, each as a file in a package, in the order in which they are asked for a letter: the
 * small ones first.
 */
export const printFonts = [
  {
    family: 'Noto Sans',
    regular: '@embedpdf/fonts-latin/fonts/NotoSans-Regular.ttf',
    bold: '@embedpdf/fonts-latin/fonts/NotoSans-Bold.ttf',
  },
  {
    family: 'Noto Naskh Arabic',
    regular: '@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Regular.ttf',
    bold: '@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Bold.ttf',
  },
  {
    family: 'Noto Sans Hebrew',
    regular: '@embedpdf/fonts-hebrew/fonts/NotoSansHebrew-Regular.ttf',
    bold: '@embedpdf/fonts-hebrew/fonts/NotoSansHebrew-Bold.ttf',
  },
  {
    family: 'Noto Sans Thai',
    regular: '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf',
  },
  {
    family: 'Noto Sans Armenian',
    regular: '@expo-google-fonts/noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans-armenian/700Bold/NotoSansArmenian_700Bold.ttf',
  },
  {
    family: 'Noto Sans Georgian',
    regular: '@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans-georgian/700Bold/NotoSansGeorgian_700Bold.ttf',
  },
  {
    family: 'Noto Sans Tamil',
    regular: '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf',
  },
  // One weight each: a second would be as large again.
  { family: 'Noto Sans Hans', regular: '@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf' },
  { family: 'Noto Sans KR', regular: '@embedpdf/fonts-kr/fonts/NotoSansKR-Regular.otf' },
  // In outlines: a PDF has no coloured letters.
  {
    family: 'Noto Emoji',
    regular: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    bold: '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
  },
] as const satisfies readonly PrintFont[]

type PrintFont = { readonly family: string; readonly regular: string; readonly bold?: string }

/** Every file of them, for the build. */
export const fontFiles: readonly string[] = printFonts.flatMap((font) =>
  'bold' in font ? [font.regular, font.bold] : [font.regular],
)
