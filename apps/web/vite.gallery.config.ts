import base from './vite.config.ts'
// biome-ignore lint/style/noDefaultExport: temporary
export default { ...base, build: { ...base.build, outDir: '/tmp/uiw/dist', rolldownOptions: { input: 'gallery.html' } } }
