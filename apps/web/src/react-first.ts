// React by itself: a page runs it in a task of its own before the application, so that neither holds it up for long.
import 'react-dom/client'
